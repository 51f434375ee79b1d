import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatChange, formatMoney, formatNumber, formatTyped } from "./format.ts";
import { LANGUAGES } from "./languages.ts";

test.each([
  ["en", 2118, "EUR", "21.18 €"],
  ["lt", 2118, "EUR", "21,18 €"],
  ["en", 152884, "EUR", "1,528.84 €"],
  ["lt", 152884, "EUR", "1 528,84 €"],
  ["lv", 152884, "EUR", "1 528,84 €"],
  ["ru", 123456789, "USD", "1 234 567,89 $"],
  ["en", -240, "EUR", "−2.40 €"],
  ["lv", -240, "EUR", "−2,40 €"],
  ["lv", 0, "EUR", "0,00 €"],
  ["en", 100, "AED", "1.00 AED"],
])("money in %s: %d cents of %s are formatted as %s", (language, cents, currency, text) => {
  // A price never breaks across lines.
  expect(formatMoney(cents, currency, language)).toBe(text.replaceAll(" ", "\u00a0"));
});

test("changes of an amount have a plus or minus sign", () => {
  expect(formatChange(240, "EUR", "en")).toBe("+2.40\u00a0€");
  expect(formatChange(-240, "EUR", "ru")).toBe("−2,40\u00a0€");
  expect(formatChange(0, "EUR", "en")).toBe("0.00\u00a0€");
});

test("numbers have the given number of digits", () => {
  expect(formatNumber(1.7, "et", 1)).toBe("1,7");
});

test("a number in a form field is formatted without grouping", () => {
  expect(formatTyped(1.25, "lt")).toBe("1,25");
  expect(formatTyped(30, "lt")).toBe("30");
  expect(formatTyped(12500, "en")).toBe("12500");
});

describe.each(LANGUAGES)("numbers in %s", (language) => {
  const figures = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });

  test.each([0, 1, 2, 3])("are formatted as by Intl with %d digits", (digits) => {
    const intl = new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: "always",
    });
    fc.assert(
      fc.property(figures, (cents) => {
        expect(formatNumber(cents / 100, language, digits)).toBe(
          intl.format(cents / 100).replace("-", "\u2212"),
        );
      }),
    );
  });

  test("are formatted as by Intl without grouping in form fields", () => {
    const intl = new Intl.NumberFormat(language, { useGrouping: false });
    fc.assert(
      fc.property(figures, (thousandths) => {
        expect(formatTyped(thousandths / 1000, language)).toBe(
          intl.format(thousandths / 1000).replace("\u2212", "-"),
        );
      }),
    );
  });
});
