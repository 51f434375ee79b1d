import { createSharedMemo } from "#core/cache.ts";
import { packPart } from "#core/packed.ts";
import { toHtml } from "#ui/static/to-html.ts";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

/**
 * The limit for all sites and languages together; the oldest cards are dropped first. Nine sites with 24 languages
 * among them have little more than one listing of 48 each; these are 10 MB with their keys, per process and rendering
 * thread.
 */
const MOST_CARDS = 1500;

const made = createSharedMemo<string, string>(MOST_CARDS);

/** The server caches the HTML of cards: listings have most of their cards in common. */
export function cardHtml({ scope, card, ...look }: ProductCardProps): string {
  const write = () => toHtml(<ProductCard scope={scope} card={card} {...look} />);
  if (!import.meta.env.SSR) return write();
  const { hasOneMethod } = scope;
  const { isoCode, rate } = scope.money;
  // The card's JSON is cached already if its listing was packed.
  return made(scope.t, packPart(card) + JSON.stringify([isoCode, rate, hasOneMethod, look]), write);
}
