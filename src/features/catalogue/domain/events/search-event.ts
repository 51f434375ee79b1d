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
