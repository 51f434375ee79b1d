import { type CardStretch, joinCards } from "../../domain/listing/join-cards.ts";

/** Listings of this visit; one comes back to few of them. */
const MOST = 8;
const seen = new Map<string, CardStretch>();

/** The server sends what is around a page; who comes back finds all that they had on screen. */
export const withSeenCards = (listing: string, now: CardStretch): CardStretch =>
  joinCards(seen.get(listing), now);

/** Only in a browser: on the server this would be everybody's. */
export function rememberCards(listing: string, shown: CardStretch): void {
  seen.delete(listing);
  seen.set(listing, shown);
  const [oldest] = seen.keys();
  if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
}
