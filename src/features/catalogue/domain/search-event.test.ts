import { expect, test } from "vitest";
import { EVENT_POINTS, popularityCents } from "./search-event.ts";

const now = new Date("2026-11-16T00:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  [0, 1000],
  [14, 500],
  [28, 250],
  [-1, 1000],
])("a hundred points of %d days ago weigh %d cents", (days, cents) => {
  expect(popularityCents(100, daysAgo(days), now)).toBe(cents);
});

test("who puts it into the cart says more than who looks at it", () => {
  expect(EVENT_POINTS).toEqual({
    itemClick: 1,
    suggestionClick: 0,
    recommendedItemClick: 1,
    addToCart: 10,
    recommendedAddToCart: 10,
  });
});
