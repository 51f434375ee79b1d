import { expect, test } from "vitest";
import { formatMoney, formatNumber, formatTyped } from "./format.ts";

test.each([
  ["en", 2118, "EUR", "21.18 €"],
  ["lt", 2118, "EUR", "21,18 €"],
  ["en", 134900, "USD", "1349.00 $"],
  ["lv", 0, "EUR", "0,00 €"],
  ["en", 100, "AED", "1.00 AED"],
])("%s %d %s → %s", (language, cents, currency, text) => {
  // A price never breaks across lines.
  expect(formatMoney(cents, currency, language)).toBe(text.replace(" ", "\u00a0"));
});

test("numbers keep the digits asked for", () => {
  expect(formatNumber(1.7, "et", 1)).toBe("1,7");
});

test("a number for a field is written as one would type it", () => {
  expect(formatTyped(1.25, "lt")).toBe("1,25");
  expect(formatTyped(30, "lt")).toBe("30");
  expect(formatTyped(12500, "en")).toBe("12500");
});
