import { expect, test } from "vitest";
import { proposeFactors } from "./propose-factors.ts";

const file = {
  columns: ["Price USD", "Price GBP", "Price", "Weight kg", "Weight"].map((name) => ({
    name,
    samples: [],
  })),
  rates: { USD: 1.25 },
};

test("a price in another currency is converted at the site's rate, kilograms are grams", () => {
  const columns = { price: "Price USD", weightGrams: "Weight kg" } as const;
  expect(proposeFactors(file, columns)).toEqual({ factor: "0.8", grams: "1000" });
});

test("without a rate, and for euros and grams, numbers stay", () => {
  expect(proposeFactors(file, { price: "Price GBP" })).toEqual({ factor: "1", grams: "1" });
  const columns = { price: "Price", weightGrams: "Weight" } as const;
  expect(proposeFactors(file, columns)).toEqual({ factor: "1", grams: "1" });
});

test("what somebody wrote stays until another column is chosen", () => {
  const before = { price: "Price USD", weightGrams: "Weight kg" } as const;
  expect(proposeFactors(file, { ...before, stock: "x" }, before)).toEqual({});
  expect(proposeFactors(file, { ...before, weightGrams: "Weight" }, before)).toEqual({
    grams: "1",
  });
});
