import { expect, test } from "vitest";
import { type NumberKind, readNumber } from "./read-number.ts";

test.each<[string, NumberKind, number]>([
  ["₹32,999", "price", 32_999],
  ["$1,299.00", "price", 1299],
  ["1.299,00 €", "price", 1299],
  ["1 299,00 zł", "price", 1299],
  ["1\u202f299,50", "price", 1299.5],
  ["CHF 1'299.50", "price", 1299.5],
  ["Rs. 1,299", "price", 1299],
  ["₹1,32,999.50", "price", 132_999.5],
  ["1,234,567", "price", 1_234_567],
  ["1.299", "price", 1299],
  ["19,99", "price", 19.99],
  ["19.9", "price", 19.9],
  ["25,- €", "price", 25],
  ["0.450", "price", 0.45],
  ["−5", "price", -5],
  ["1,250", "count", 1250],
  ["1,250", "measure", 1.25],
  ["1.250 kg", "measure", 1.25],
  ["0,45 kg", "measure", 0.45],
  ["12", "count", 12],
])("%s is read as a %s of %d", (text, kind, expected) => {
  expect(readNumber(text, kind)).toBe(expected);
});

test.each([
  ["1.299", ".", 1.299],
  ["1,299", ",", 1.299],
  ["1.299,5", ",", 1299.5],
  ["1,299.5", ".", 1299.5],
] as const)("%s with the decimal separator %j is read as %d", (text, decimal, expected) => {
  expect(readNumber(text, "price", decimal)).toBe(expected);
});

test.each(["", "free", "12 / 15", "10-12", "1.2.3,4,5"])("%j is not a number", (text) => {
  expect(readNumber(text, "price")).toBeNaN();
});

test.each(["1.299.00", "1.2.3", "1,,2", "19.9.99 €", "12,34.00", "9".repeat(400)])(
  "%s is refused instead of being read as a larger number",
  (text) => {
    expect(readNumber(text, "price")).toBeNaN();
  },
);

test("an amount below one may start with its decimal separator", () => {
  expect(readNumber("$.99", "price")).toBe(0.99);
  expect(readNumber("-,5", "measure")).toBe(-0.5);
});
