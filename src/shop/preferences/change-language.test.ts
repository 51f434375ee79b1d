import { afterEach, expect, test, vi } from "vitest";
import { changeLocaleCall } from "#features/sites/contract.ts";
import { ATTEMPT_MS, reportLanguage } from "./change-language.ts";

afterEach(() => void vi.restoreAllMocks());

test("the timeout and retries of the call are those of the specification", () => {
  expect(ATTEMPT_MS).toBe(1000);
  expect(changeLocaleCall).toMatchObject({ timeoutMs: ATTEMPT_MS, retries: 2 });
});

test("the new language is sent to the server", async () => {
  const askServer = vi.fn(async () => ({ status: true }));
  await reportLanguage("lv", askServer);
  expect(askServer).toHaveBeenCalledExactlyOnceWith({ newLocale: "lv" });
});

test("a failure to report the language is only logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await expect(
    reportLanguage("lv", () => Promise.reject(new Error("offline"))),
  ).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});
