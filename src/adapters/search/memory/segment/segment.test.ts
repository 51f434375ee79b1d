import { expect, it } from "vitest";
import { aDocument } from "#ports/fixtures/search-document.ts";
import { isInStock, salesRank } from "./segment.ts";

const rankOf = (paidAmount: number, inStock: boolean) =>
  salesRank(aDocument({ id: 1, paidAmount, inStock }));

it("a sales rank grows with sales, and everything in stock ranks above everything else", () => {
  expect([rankOf(0, false), rankOf(1.4, false), rankOf(-5, false)]).toEqual([0, 1, 0]);
  expect(rankOf(9e12, false)).toBe(2 ** 31 - 1);
  expect(rankOf(0, true)).toBe(2 ** 31);
  expect(rankOf(9e12, true)).toBe(2 ** 32 - 1);
  expect(rankOf(7, true)).toBeGreaterThan(rankOf(6, true));
});

it("a sales rank tells whether the product is in stock", () => {
  expect([rankOf(0, true), rankOf(5, true)].map(isInStock)).toEqual([true, true]);
  expect([rankOf(0, false), rankOf(9e12, false)].map(isInStock)).toEqual([false, false]);
});
