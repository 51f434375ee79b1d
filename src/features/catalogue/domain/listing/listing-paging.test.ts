import { expect, test } from "vitest";
import { cardsUpTo, nextStep, shownCount } from "./listing-paging.ts";

test.each([
  { page: 1, total: 0, shown: 0, next: 0 },
  { page: 1, total: 47, shown: 47, next: 0 },
  { page: 1, total: 48, shown: 48, next: 0 },
  { page: 1, total: 71, shown: 48, next: 23 },
  { page: 1, total: 500, shown: 48, next: 24 },
  { page: 2, total: 500, shown: 72, next: 24 },
  { page: 2, total: 72, shown: 72, next: 0 },
  { page: 10, total: 500, shown: 264, next: 24 },
  { page: 20, total: 1_000_000, shown: 504, next: 0 },
])("page $page of $total shows $shown", ({ page, total, shown, next }) => {
  expect(shownCount(page, total)).toBe(shown);
  expect(nextStep(page, total)).toBe(next);
});

test("pages before the first are the first", () => {
  expect(cardsUpTo(-3)).toBe(48);
});
