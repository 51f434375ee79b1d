import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canViewTranslations, readFlag, writeFlag } from "./use-translation-permission.ts";

beforeEach(() => void vi.stubGlobal("document", { cookie: "" }));
afterEach(() => void vi.unstubAllGlobals());

test.each([true, false])("the permission %s is cached after the first request", async (answer) => {
  const ask = vi.fn(async () => answer);
  expect(await canViewTranslations(ask)).toBe(answer);
  expect(await canViewTranslations(ask)).toBe(answer);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a failed request grants no permission and is not cached", async () => {
  const ask = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error("offline"));
  expect(await canViewTranslations(ask)).toBe(false);
  expect(document.cookie).toBe("");
  ask.mockResolvedValueOnce(true);
  expect(await canViewTranslations(ask)).toBe(true);
});

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["can=1", true],
  ["a=b; can=0", false],
  ["xcan=1", undefined],
  ["can=yes", undefined],
  ["", undefined],
])("the flag in the cookies %j is read as %s", (cookies, value) => {
  expect(readFlag(cookies, "can")).toBe(value);
});

test("a written flag can be read and expires", () => {
  vi.stubGlobal("document", { cookie: "" });
  writeFlag("can", true, 3600);
  expect(readFlag(document.cookie, "can")).toBe(true);
  expect(document.cookie).toContain("Max-Age=3600");
});
