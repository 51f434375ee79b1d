import { expect, test } from "vitest";
import type { ShownCard } from "../product/shown-card.ts";
import { type CardStretch, joinCards } from "./listing-paging.ts";

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
])("%s", (_what, before, now, expected) => {
  expect(shown(joinCards(before, now))).toEqual(expected);
});
