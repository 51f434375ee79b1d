import { useEffect, useMemo, useState } from "react";
import { type CardStretch, joinCards } from "../../domain/listing/join-cards.ts";
import type { ListingView } from "../../domain/listing/listing-view.ts";
import { rememberCards, withSeenCards } from "./seen-cards.ts";

/** The goods of a page with those before it that were on screen already; `add` puts more above them. */
export function useAllCards(listing: string, view: ListingView) {
  const [added, setAdded] = useState<{ listing: string; cards: CardStretch } | null>(null);
  const above = added?.listing === listing ? added.cards : undefined;
  const whole = useMemo(() => {
    const known = withSeenCards(listing, view);
    const { offset, cards } = above ? joinCards(above, known) : known;
    return { ...view, offset, cards };
  }, [listing, view, above]);
  useEffect(() => rememberCards(listing, whole), [listing, whole]);
  return { view: whole, add: (cards: CardStretch) => setAdded({ listing, cards }) };
}
