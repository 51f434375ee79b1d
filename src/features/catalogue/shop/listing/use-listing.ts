import { startTransition, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CardStretch } from "../../domain/listing/join-cards.ts";
import { type ListingAddress, writeListingAddress } from "../../domain/listing/listing-address.ts";
import type { ListingFacet, ListingView } from "../../domain/listing/listing-view.ts";
import { steadyFacets } from "../../domain/listing/steady-facets.ts";
import { useAllCards } from "./use-all-cards.ts";

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
