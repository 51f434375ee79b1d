import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasConsentFor } from "#features/sites/domain/consent.ts";
import { saveConsent } from "./consent.store.ts";

beforeEach(() => void vi.stubGlobal("document", { cookie: "" }));
afterEach(() => void vi.unstubAllGlobals());

const isAllowed = (category: "statistics" | "marketing") =>
  hasConsentFor(document.cookie, category);

test("only categories with consent are allowed, immediately", () => {
  saveConsent(["statistics"]);
  expect(isAllowed("statistics")).toBe(true);
  expect(isAllowed("marketing")).toBe(false);
  expect(document.cookie).toBe(
    "cookie_consent=1.statistics; Path=/; Max-Age=31536000; SameSite=Lax",
  );
});

test("consent can be withdrawn", () => {
  saveConsent(["statistics", "marketing"]);
  saveConsent([]);
  expect(isAllowed("statistics")).toBe(false);
});
