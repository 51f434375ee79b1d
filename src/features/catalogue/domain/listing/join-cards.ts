import type { ShownCard } from "../product/shown-card.ts";

/** Cards that stand one after another, and how many stand before them. */
export type CardStretch = { offset: number; cards: readonly ShownCard[]; total: number };

/**
 * What is on screen: `now`, and above it what is known from before. Where the two do not meet, or the
 * goods have changed in between, what was known is forgotten.
 */
export function joinCards(before: CardStretch | undefined, now: CardStretch): CardStretch {
  if (!before || before.total !== now.total || before.offset >= now.offset) return now;
  const above = before.cards.slice(0, now.offset - before.offset);
  if (before.offset + above.length < now.offset) return now;
  const cards = [...above, ...now.cards];
  const isSameList = new Set(cards.map(({ id }) => id)).size === cards.length;
  return isSameList ? { offset: before.offset, cards, total: now.total } : now;
}
