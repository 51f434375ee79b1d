import { DAY_MS } from "#core/durations.ts";

/** What a visitor can do with a search result. */
export const EVENT_NAMES = [
  "itemClick",
  "suggestionClick",
  "addToCart",
  "recommendedItemClick",
  "recommendedAddToCart",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** More than any person clicks in an hour: events above the limit come from bots and are not stored. */
export const MAX_EVENTS_PER_HOUR = 200;

/** Points halve every two weeks, so that products popular in spring do not rank high in autumn. */
export const HALF_LIFE_DAYS = 14;

/** How many points an event adds to its product. */
export const EVENT_POINTS: Readonly<Record<EventName, number>> = {
  itemClick: 1,
  suggestionClick: 0,
  recommendedItemClick: 1,
  addToCart: 10,
  recommendedAddToCart: 10,
};

/** One point counts as much as ten cents paid. */
const CENTS_PER_POINT = 10;

function fadedPoints(points: number, scoredAt: Date, now: Date): number {
  const days = Math.max(0, now.getTime() - scoredAt.getTime()) / DAY_MS;
  return points * 2 ** (-days / HALF_LIFE_DAYS);
}

/** Points in whole cents, so that they can be added to the amount paid. */
export function popularityCents(points: number, scoredAt: Date, now: Date): number {
  return Math.round(fadedPoints(points, scoredAt, now) * CENTS_PER_POINT);
}
