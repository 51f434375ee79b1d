import { expect, test } from "vitest";
import { EVENT_POINTS, popularityCents } from "./search-event.ts";

const now = new Date("2026-11-16T00:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  [0, 1000],
  [14, 500],
  [28, 250],
  [-1, 1000],
])("100 points after %d days weigh %d", (days, cents) => {
  expect(popularityCents(100, daysAgo(days), now)).toBe(cents);
});

test("adding to the cart has more points than a click", () => {
  expect(EVENT_POINTS).toEqual({
    itemClick: 1,
    suggestionClick: 0,
    recommendedItemClick: 1,
    addToCart: 10,
    recommendedAddToCart: 10,
  });
});
