import { expect, test } from "vitest";
import { createMemo } from "./cache.ts";

test("a thing is made once per owner and key", () => {
  const remember = createMemo<string, { text: string }>();
  const [site, sameSiteReadAnew] = [{ name: "Shop" }, { name: "Shop" }];
  const make = (text: string) => () => ({ text });
  const first = remember(site, "lt", make("labas"));
  expect(remember(site, "lt", make("again"))).toBe(first);
  expect(remember(site, "en", make("hello"))).toEqual({ text: "hello" });
  expect(remember(sameSiteReadAnew, "lt", make("sveiki"))).toEqual({ text: "sveiki" });
});
