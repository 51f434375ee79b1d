import { expect, test } from "vitest";
import { currencyOf, gramsIn } from "./column-units.ts";

const column = (name: string, ...samples: string[]) => ({ name, samples });

test.each([
  ["Price USD", [], "USD"],
  ["Price (INR)", ["100"], "INR"],
  ["price_pln", ["1,50"], "PLN"],
  ["Kaina", ["12,50 €"], "EUR"],
  ["Price", ["$29.50"], "USD"],
  ["Price", ["GBP 12"], "GBP"],
  ["Price", ["12.50"], undefined],
  ["Surusdt", ["busd"], undefined],
] as const)("the currency of %s with %j is %s", (name, samples, currency) => {
  expect(currencyOf(column(name, ...samples))).toBe(currency);
});

test.each([
  ["Weight kg", [], 1000],
  ["Weight", ["0.45 kg"], 1000],
  ["Вес, кг", [], 1000],
  ["Weight (lbs)", [], 453.592],
  ["Weight oz", [], 28.3495],
  ["Weight g", ["450"], 1],
  ["Weight", ["450"], 1],
] as const)("one unit of %s with %j is %d g", (name, samples, grams) => {
  expect(gramsIn(column(name, ...samples))).toBe(grams);
});
