import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ListingAddress, writeListingAddress } from "../../domain/listing/listing-address.ts";
import { type CardStretch, joinCards } from "../../domain/listing/listing-paging.ts";
import type { ListingFacet, ListingView } from "../../domain/listing/listing-view.ts";
import { steadyFacets } from "../../domain/listing/steady-facets.ts";

/** Listings of this visit; one comes back to few of them. */
const MOST = 8;
const seen = new Map<string, CardStretch>();

/** The server sends what is around a page; who comes back finds all that they had on screen. */
const withSeenCards = (listing: string, now: CardStretch): CardStretch =>
  joinCards(seen.get(listing), now);

/** Only in a browser: on the server this would be everybody's. */
function rememberCards(listing: string, shown: CardStretch): void {
  seen.delete(listing);
  seen.set(listing, shown);
  const [oldest] = seen.keys();
  if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
}

/** The goods of a page with those before it that were on screen already; `add` puts more above them. */
function useAllCards(listing: string, view: ListingView) {
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

export type Listing = {
  view: ListingView;
  facets: readonly ListingFacet[];
  /** What was asked last, shown at once: boxes and chips do not wait for the goods. */
  address: ListingAddress;
  isPending: boolean;
  /** Where a listing like this lies. */
  hrefOf: (address: ListingAddress) => string;
  /** `replace`: more of the same is no step of its own on the way back. */
  go: (address: ListingAddress, options?: { replace?: boolean }) => void;
  /** Goods that come before those on screen. */
  addAbove: (cards: CardStretch) => void;
};

export function useListing(sent: ListingView): Listing {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = sent.address;
  // SPEC §2: the marketplace's type is part of its address, and no filter of it.
  const isOffers = sent.contentType === "o";
  const [asked, setAsked] = useState<ListingAddress | null>(null);
  const lastStep = useRef(0);
  const facets = useSteadyFacets(facetsKey(pathname, current), sent.facets);
  const hrefOf = (to: ListingAddress) => {
    const query = [isOffers && "type=offers", writeListingAddress(to)].filter(Boolean).join("&");
    return query ? `${pathname}?${query}` : pathname;
  };
  const { view, add } = useAllCards(hrefOf({ ...current, page: 1, sort: sent.sort }), sent);
  const go: Listing["go"] = async (to, options) => {
    lastStep.current += 1;
    const step = lastStep.current;
    setAsked(to);
    await navigate(hrefOf(to), { ...options, preventScrollReset: true });
    // Of several quick clicks only the last one may end the waiting, together with its goods.
    if (step === lastStep.current) startTransition(() => setAsked(null));
  };
  const address = asked ?? current;
  return { view, facets, address, isPending: asked !== null, hrefOf, go, addAbove: add };
}

/** SPEC §5: with another category chosen, other fields are filters. */
const facetsKey = (pathname: string, { text, terms }: ListingAddress) =>
  [pathname, text, terms.category_id, terms.category_ids].join(" ");

/** Remembered as long as the listing is the same but for its filters. */
function useSteadyFacets(listing: string, now: readonly ListingFacet[]): readonly ListingFacet[] {
  const [former, setFormer] = useState({ listing, now, steady: now });
  if (former.listing === listing && former.now === now) return former.steady;
  const steady = former.listing === listing ? steadyFacets(former.steady, now) : now;
  setFormer({ listing, now, steady });
  return steady;
}
