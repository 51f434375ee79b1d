import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canViewTranslations } from "./use-translation-permission.ts";

beforeEach(() => void vi.stubGlobal("document", { cookie: "" }));
afterEach(() => void vi.unstubAllGlobals());

test.each([true, false])("the answer %s is believed without asking again", async (answer) => {
  const ask = vi.fn(async () => answer);
  expect(await canViewTranslations(ask)).toBe(answer);
  expect(await canViewTranslations(ask)).toBe(answer);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a failed call allows nothing and is not remembered", async () => {
  const ask = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error("offline"));
  expect(await canViewTranslations(ask)).toBe(false);
  expect(document.cookie).toBe("");
  ask.mockResolvedValueOnce(true);
  expect(await canViewTranslations(ask)).toBe(true);
});
