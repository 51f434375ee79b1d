import { createSharedMemo } from "#core/cache.ts";
import { packPart } from "#core/packed.ts";
import { toHtml } from "#ui/static/to-html.ts";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

/**
 * Of all sites and languages together, what was written first goes first. Nine sites with 24 languages among them have
 * little more than one listing of 48 each; these are 10 MB with their keys, in every process and thread that renders.
 */
const MOST_CARDS = 1500;

const made = createSharedMemo<string, string>(MOST_CARDS);

/** On the server a card that was written before is not written again: listings share most of theirs. */
export function cardHtml({ scope, card, ...look }: ProductCardProps): string {
  const write = () => toHtml(<ProductCard scope={scope} card={card} {...look} />);
  if (!import.meta.env.SSR) return write();
  const { hasOneMethod } = scope;
  const { isoCode, rate } = scope.money;
  // The card's own text is at hand if its listing was packed.
  return made(scope.t, packPart(card) + JSON.stringify([isoCode, rate, hasOneMethod, look]), write);
}
