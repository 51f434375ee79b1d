import { afterEach, expect, test, vi } from "vitest";
import { readFlag, writeFlag } from "./use-translation-permission.ts";

afterEach(() => void vi.unstubAllGlobals());

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
  vi.stubGlobal("document", { cookie: "" });
  writeFlag("can", true, 3600);
  expect(readFlag(document.cookie, "can")).toBe(true);
  expect(document.cookie).toContain("Max-Age=3600");
});
