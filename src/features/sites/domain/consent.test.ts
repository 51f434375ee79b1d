import { describe, expect, test } from "vitest";
import { type Consent, hasConsentFor, parseConsent, serialiseConsent } from "./consent.ts";

const choices: Consent[] = [[], ["statistics"], ["marketing"], ["statistics", "marketing"]];

test.each(choices)("a consent is unchanged after writing and reading: %j %j", (...agreed) => {
  const header = `mm_currency_id=2; cookie_consent=${serialiseConsent(agreed)}; locale=lt`;
  expect(parseConsent(header)).toEqual(agreed);
});

test("refusing all cookies is a choice, unlike a missing cookie", () => {
  expect(parseConsent("cookie_consent=1")).toEqual([]);
  expect(parseConsent("")).toBeNull();
});

describe("an invalid consent cookie", () => {
  test.each([
    "cookie_consent",
    "cookie_consent=",
    "cookie_consent=true",
    "cookie_consent=0.statistics",
    "cookie_consent=2.statistics",
    "cookie_consent=1.",
    "cookie_consent=1.statistics.",
    "cookie_consent=1.everything",
    "cookie_consent=1.statistics.everything",
    "cookie_consent=1.toString",
    "cookie_consent=1,statistics",
    "cookie_consent=%31.statistics",
    'cookie_consent={"statistics":true}',
    "my_cookie_consent=1.statistics",
    ";;;=;=1",
    `cookie_consent=1${".statistics!".repeat(1000)}`,
  ])("is ignored: %s", (header) => {
    expect(parseConsent(header)).toBeNull();
  });
});

test("a repeated consent category counts once", () => {
  expect(parseConsent("cookie_consent=1.marketing.statistics.marketing")).toEqual([
    "statistics",
    "marketing",
  ]);
});

test.each([
  ["cookie_consent=1.statistics", "statistics", true],
  ["cookie_consent=1.statistics", "marketing", false],
  ["cookie_consent=1.statistics.marketing", "marketing", true],
  ["cookie_consent=1", "statistics", false],
  ["cookie_consent=2.statistics", "statistics", false],
  ["", "statistics", false],
] as const)("the cookies %j contain consent to %s: %s", (cookies, category, answer) => {
  expect(hasConsentFor(cookies, category)).toBe(answer);
});
