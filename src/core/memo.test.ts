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

test("of many keys only the newest are remembered", () => {
  const memo = createMemo<number, number>(2);
  const owner = {};
  const made: number[] = [];
  const make = (key: number) =>
    memo(owner, key, () => {
      made.push(key);
      return key;
    });
  for (const key of [1, 2, 2, 3, 3, 2, 1]) make(key);
  expect(made).toEqual([1, 2, 3, 1]);
});
