import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasConsent, readConsent, saveConsent } from "./consent.store.ts";

beforeEach(() => void vi.stubGlobal("document", { cookie: "" }));
afterEach(() => void vi.unstubAllGlobals());

test("without a choice only the necessary is allowed", () => {
  readConsent();
  expect(hasConsent("necessary")).toBe(true);
  expect(hasConsent("statistics")).toBe(false);
  expect(hasConsent("marketing")).toBe(false);
});

test("what was agreed to is allowed at once, and nothing else", () => {
  saveConsent(["statistics"]);
  expect(hasConsent("statistics")).toBe(true);
  expect(hasConsent("marketing")).toBe(false);
  expect(document.cookie).toBe(
    "cookie_consent=1.statistics; Path=/; Max-Age=31536000; SameSite=Lax",
  );
});

test("a choice can be taken back", () => {
  saveConsent(["statistics", "marketing"]);
  saveConsent([]);
  expect(hasConsent("statistics")).toBe(false);
});

test("the next page reads what was chosen", () => {
  vi.stubGlobal("document", { cookie: "locale=lt; cookie_consent=1.marketing" });
  readConsent();
  expect(hasConsent("marketing")).toBe(true);
  expect(hasConsent("statistics")).toBe(false);
});
