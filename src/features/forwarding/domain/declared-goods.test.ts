import { expect, test } from "vitest";
import { declaredCurrencies, declaredEuros, refuseGoods } from "./declared-goods.ts";

const US = { currency: "USD", currencyRate: 1.085 };

test("the currency of the warehouse's country comes first, and euros can always be written", () => {
  expect(declaredCurrencies(US)).toEqual(["USD", "EUR"]);
  expect(declaredCurrencies({ currency: "EUR" })).toEqual(["EUR"]);
});

test.each([
  [10850, "USD", 10000],
  [8990, "USD", 8286],
  [8990, "EUR", 8990],
  [1, "USD", 1],
])("%i cents of %s are %i cents of a euro", (paid, currency, euros) => {
  expect(declaredEuros(paid, currency, US)).toBe(euros);
});

test("a hundredth of a weak currency is still something", () => {
  expect(declaredEuros(1, "HUF", { currency: "HUF", currencyRate: 390 })).toBe(1);
});

test("another currency cannot be counted", () => {
  expect(declaredEuros(100, "GBP", US)).toBeUndefined();
});

test("goods that cannot be carried are refused with the rule that says so", () => {
  expect(refuseGoods({ name: "Cotton shirt", kind: "clothing" as never })).toBeUndefined();
  expect(refuseGoods({ name: "Fireworks", kind: "other" as never })).toMatch(
    /^quotes\.prohibited\.\w+$/,
  );
});
