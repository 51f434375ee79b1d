import type { ShownCard } from "../product/shown-card.ts";

/** SPEC §9. */
const FIRST_PAGE = 48;
const FURTHER_PAGE = 24;
/** How many cards one response contains at most, on any page: one further page and the cards just above it. */
const WINDOW = FIRST_PAGE + FURTHER_PAGE;

/** How many cards this page and all pages before it have together. */
export function cardsUpTo(page: number): number {
  return FIRST_PAGE + (Math.max(1, page) - 1) * FURTHER_PAGE;
}

/** SPEC §9: 48 + (page − 1) × 24, capped at the total. */
export function shownCount(page: number, total: number): number {
  return Math.min(cardsUpTo(page), Math.max(0, total));
}

/** How many cards "show more" adds; 0 if all are shown. */
export function nextStep(page: number, total: number): number {
  return shownCount(page + 1, total) - shownCount(page, total);
}

export function lastPage(total: number): number {
  return 1 + Math.ceil(Math.max(0, total - FIRST_PAGE) / FURTHER_PAGE);
}

/** Which cards are sent for a page; those above them are loaded when the visitor scrolls up. */
export function cardsWindow(page: number): { offset: number; limit: number } {
  const end = cardsUpTo(page);
  const offset = Math.max(0, end - WINDOW);
  return { offset, limit: end - offset };
}

/** The page whose cards end at this offset. */
export function pageBefore(offset: number): number {
  return Math.max(1, 1 + Math.ceil((offset - FIRST_PAGE) / FURTHER_PAGE));
}

/** Consecutive cards, and how many cards come before them. */
export type CardStretch = { offset: number; cards: readonly ShownCard[]; total: number };

/**
 * Joins `now` with the cards that are already known above it. The known cards are dropped if there is a gap between the
 * two, or if the products have changed since.
 */
export function joinCards(before: CardStretch | undefined, now: CardStretch): CardStretch {
  if (!before || before.total !== now.total || before.offset >= now.offset) return now;
  const above = before.cards.slice(0, now.offset - before.offset);
  if (before.offset + above.length < now.offset) return now;
  const cards = [...above, ...now.cards];
  const isSameList = new Set(cards.map(({ id }) => id)).size === cards.length;
  return isSameList ? { offset: before.offset, cards, total: now.total } : now;
}
