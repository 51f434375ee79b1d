import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ListingAddress, writeListingAddress } from "../../domain/listing/listing-address.ts";
import { type CardStretch, joinCards } from "../../domain/listing/listing-paging.ts";
import type { ListingFacet, ListingView } from "../../domain/listing/listing-view.ts";
import { steadyFacets } from "../../domain/listing/steady-facets.ts";

/** How many listings of this visit are remembered; visitors return to few of them. */
const MOST = 8;
const seen = new Map<string, CardStretch>();

/** The server sends only cards around a page; visitors who come back see all the cards that they had before. */
const withSeenCards = (listing: string, now: CardStretch): CardStretch =>
  joinCards(seen.get(listing), now);

/** Only called in a browser: on the server all visitors would share these. */
function rememberCards(listing: string, shown: CardStretch): void {
  seen.delete(listing);
  seen.set(listing, shown);
  const [oldest] = seen.keys();
  if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
}

/** The cards of a page and those above it that were shown before; `add` inserts more above them. */
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
  /** The requested address, which checkboxes and chips show at once, before the products have loaded. */
  address: ListingAddress;
  isPending: boolean;
  /** The URL of this listing with another address. */
  hrefOf: (address: ListingAddress) => string;
  /** `replace`: showing more products adds no history entry. */
  go: (address: ListingAddress, options?: { replace?: boolean }) => void;
  /** Inserts cards above those on screen. */
  addAbove: (cards: CardStretch) => void;
};

export function useListing(sent: ListingView): Listing {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = sent.address;
  // SPEC §2: the marketplace's type is part of the URL, but not a filter.
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
    // After several quick clicks, only the last one may end the pending state, together with its products.
    if (step === lastStep.current) startTransition(() => setAsked(null));
  };
  const address = asked ?? current;
  return { view, facets, address, isPending: asked !== null, hrefOf, go, addAbove: add };
}

/** SPEC §5: another category has other fields as filters. */
const facetsKey = (pathname: string, { text, terms }: ListingAddress) =>
  [pathname, text, terms.category_id, terms.category_ids].join(" ");

/** Keeps the facets' places as long as only the filters of the listing change. */
function useSteadyFacets(listing: string, now: readonly ListingFacet[]): readonly ListingFacet[] {
  const [former, setFormer] = useState({ listing, now, steady: now });
  if (former.listing === listing && former.now === now) return former.steady;
  const steady = former.listing === listing ? steadyFacets(former.steady, now) : now;
  setFormer({ listing, now, steady });
  return steady;
}
