import { DAY_MS } from "#core/durations.ts";

/** What a visitor can do with something found. */
export const EVENT_NAMES = [
  "itemClick",
  "suggestionClick",
  "addToCart",
  "recommendedItemClick",
  "recommendedAddToCart",
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** More than anybody clicks in an hour: what comes above it is no visitor, and is not kept. */
export const MAX_EVENTS_PER_HOUR = 200;

/** Points fade to a half in two weeks: what was loved in spring is not in the way in autumn. */
export const HALF_LIFE_DAYS = 14;

/** What an event adds to the product it is about. */
export const EVENT_POINTS: Readonly<Record<EventName, number>> = {
  itemClick: 1,
  suggestionClick: 0,
  recommendedItemClick: 1,
  addToCart: 10,
  recommendedAddToCart: 10,
};

/** One point weighs as much as ten cents that somebody paid. */
const CENTS_PER_POINT = 10;

function fadedPoints(points: number, scoredAt: Date, now: Date): number {
  const days = Math.max(0, now.getTime() - scoredAt.getTime()) / DAY_MS;
  return points * 2 ** (-days / HALF_LIFE_DAYS);
}

/** Whole cents, to stand beside the amount paid. */
export function popularityCents(points: number, scoredAt: Date, now: Date): number {
  return Math.round(fadedPoints(points, scoredAt, now) * CENTS_PER_POINT);
}
