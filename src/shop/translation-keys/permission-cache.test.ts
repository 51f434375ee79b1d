import { expect, test } from "vitest";
import { flagCookie, readFlag } from "./permission-cache.ts";

test.each([
  ["can=1", true],
  ["a=b; can=0", false],
  ["xcan=1", undefined],
  ["can=yes", undefined],
  ["", undefined],
])("%j → %s", (cookies, value) => {
  expect(readFlag(cookies, "can")).toBe(value);
});

test("what is written can be read, and ends by itself", () => {
  const cookie = flagCookie("can", true, 3600);
  expect(readFlag(cookie, "can")).toBe(true);
  expect(cookie).toContain("max-age=3600");
});
