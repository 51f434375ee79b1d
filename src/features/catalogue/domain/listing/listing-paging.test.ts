import { expect, test } from "vitest";
import type { ShownCard } from "../product/shown-card.ts";
import {
  type CardStretch,
  cardsUpTo,
  cardsWindow,
  joinCards,
  lastPage,
  nextStep,
  pageBefore,
  shownCount,
} from "./listing-paging.ts";

test.each([
  { page: 1, total: 0, shown: 0, next: 0 },
  { page: 1, total: 47, shown: 47, next: 0 },
  { page: 1, total: 48, shown: 48, next: 0 },
  { page: 1, total: 71, shown: 48, next: 23 },
  { page: 1, total: 500, shown: 48, next: 24 },
  { page: 2, total: 500, shown: 72, next: 24 },
  { page: 2, total: 72, shown: 72, next: 0 },
  { page: 10, total: 500, shown: 264, next: 24 },
  { page: 20, total: 727, shown: 504, next: 24 },
  { page: 29, total: 727, shown: 720, next: 7 },
  { page: 30, total: 727, shown: 727, next: 0 },
  { page: 20, total: 1_000_000, shown: 504, next: 24 },
])("page $page of $total shows $shown", ({ page, total, shown, next }) => {
  expect(shownCount(page, total)).toBe(shown);
  expect(nextStep(page, total)).toBe(next);
});

test("a page below 1 is treated as page 1", () => {
  expect(cardsUpTo(-3)).toBe(48);
});

test.each([
  [0, 1],
  [48, 1],
  [49, 2],
  [72, 2],
  [73, 3],
  [727, 30],
])("a list of %d products has %d as its last page", (total, page) => {
  expect(lastPage(total)).toBe(page);
  expect(shownCount(page, total)).toBe(total);
});

test("every page is sent with at most 72 cards", () => {
  expect(cardsWindow(1)).toEqual({ offset: 0, limit: 48 });
  expect(cardsWindow(2)).toEqual({ offset: 0, limit: 72 });
  expect(cardsWindow(3)).toEqual({ offset: 24, limit: 72 });
  expect(cardsWindow(30)).toEqual({ offset: 672, limit: 72 });
});

test("loading previous pages reaches the first card without gaps", () => {
  for (let page = 1; page < 60; page += 1) {
    let { offset } = cardsWindow(page);
    while (offset > 0) {
      const before = cardsWindow(pageBefore(offset));
      expect(before.offset).toBeLessThan(offset);
      expect(before.offset + before.limit).toBeGreaterThanOrEqual(offset);
      offset = before.offset;
    }
  }
});

const stretch = (offset: number, end: number, total = 500, first = offset): CardStretch => ({
  offset,
  total,
  cards: Array.from({ length: end - offset }, (_, at) => ({ id: first + at }) as ShownCard),
});
const shown = ({ offset, cards }: CardStretch) => [offset, cards.length, cards[0]?.id];

test.each([
  ["nothing is known", undefined, stretch(24, 96), [24, 72, 24]],
  ["what is known reaches into it", stretch(0, 72), stretch(24, 96), [0, 96, 0]],
  ["what is known ends where it begins", stretch(0, 72), stretch(72, 144), [0, 144, 0]],
  ["more is known than the page has", stretch(0, 144), stretch(0, 48), [0, 48, 0]],
  ["there is a hole between", stretch(0, 48), stretch(72, 144), [72, 72, 72]],
  ["goods came or went", stretch(0, 72, 501), stretch(24, 96), [24, 72, 24]],
  ["the order changed", stretch(0, 72, 500, 90), stretch(24, 96), [24, 72, 24]],
])("cards of two responses are joined: %s", (_what, before, now, expected) => {
  expect(shown(joinCards(before, now))).toEqual(expected);
});
