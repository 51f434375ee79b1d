import { expect, test } from "vitest";
import { proposeFactors } from "./propose-factors.ts";

const file = {
  columns: ["Price USD", "Price GBP", "Price", "Weight kg", "Weight"].map((name) => ({
    name,
    samples: [],
  })),
  rates: { USD: 1.25 },
};

test("prices are converted at the site's rate and kilograms to grams", () => {
  const columns = { price: "Price USD", weightGrams: "Weight kg" } as const;
  expect(proposeFactors(file, columns)).toEqual({ factor: "0.8", grams: "1000" });
});

test("the factor is 1 without a rate, and for euros and grams", () => {
  expect(proposeFactors(file, { price: "Price GBP" })).toEqual({ factor: "1", grams: "1" });
  const columns = { price: "Price", weightGrams: "Weight" } as const;
  expect(proposeFactors(file, columns)).toEqual({ factor: "1", grams: "1" });
});

test("a typed factor stays until its column is changed", () => {
  const before = { price: "Price USD", weightGrams: "Weight kg" } as const;
  expect(proposeFactors(file, { ...before, stock: "x" }, before)).toEqual({});
  expect(proposeFactors(file, { ...before, weightGrams: "Weight" }, before)).toEqual({
    grams: "1",
  });
});
