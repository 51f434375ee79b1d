import { expect, test } from "vitest";
import { declaredCurrencies, declaredEuros, refuseGoods } from "./declared-goods.ts";

const US = { currency: "USD", currencyRate: 1.085 };

test("the warehouse's currency comes first, and euros are always allowed", () => {
  expect(declaredCurrencies(US)).toEqual(["USD", "EUR"]);
  expect(declaredCurrencies({ currency: "EUR" })).toEqual(["EUR"]);
});

test.each([
  [10850, "USD", 10000],
  [8990, "USD", 8286],
  [8990, "EUR", 8990],
  [1, "USD", 1],
])("%i cents in %s are %i euro cents", (paid, currency, euros) => {
  expect(declaredEuros(paid, currency, US)).toBe(euros);
});

test("a small amount of a weak currency is at least one cent", () => {
  expect(declaredEuros(1, "HUF", { currency: "HUF", currencyRate: 390 })).toBe(1);
});

test("an unsupported currency cannot be converted", () => {
  expect(declaredEuros(100, "GBP", US)).toBeUndefined();
});

test("prohibited goods are refused with their rule", () => {
  expect(refuseGoods({ name: "Cotton shirt", kind: "clothing" as never })).toBeUndefined();
  expect(refuseGoods({ name: "Fireworks", kind: "other" as never })).toMatch(
    /^quotes\.prohibited\.\w+$/,
  );
});
