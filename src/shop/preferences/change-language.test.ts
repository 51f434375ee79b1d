import { afterEach, expect, test, vi } from "vitest";
import { changeLocaleCall } from "#features/sites/contract.ts";
import { ATTEMPT_MS, reportLanguage } from "./change-language.ts";

afterEach(() => void vi.restoreAllMocks());

test("the call has the numbers of the specification", () => {
  expect(ATTEMPT_MS).toBe(1000);
  expect(changeLocaleCall).toMatchObject({ timeoutMs: ATTEMPT_MS, retries: 2 });
});

test("the server is told the new language", async () => {
  const askServer = vi.fn(async () => ({ status: true }));
  await reportLanguage("lv", askServer);
  expect(askServer).toHaveBeenCalledExactlyOnceWith({ newLocale: "lv" });
});

test("a failure is only logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await expect(
    reportLanguage("lv", () => Promise.reject(new Error("offline"))),
  ).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});
