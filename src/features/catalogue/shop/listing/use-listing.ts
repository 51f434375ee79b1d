import { useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  type ListingAddress,
  readListingAddress,
  writeListingAddress,
} from "../../domain/listing-address.ts";
import type { ListingFacet, ListingView } from "../../domain/listing-view.ts";
import { steadyFacets } from "../../domain/steady-facets.ts";

export type Listing = {
  view: ListingView;
  facets: readonly ListingFacet[];
  /** What was asked last, shown at once: boxes and chips do not wait for the goods. */
  address: ListingAddress;
  isPending: boolean;
  /** Where a listing like this lies. */
  hrefOf: (address: ListingAddress) => string;
  /** For a link that is being followed. */
  expect: (address: ListingAddress) => void;
  go: (address: ListingAddress) => void;
};

export function useListing(view: ListingView): Listing {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const current = useMemo(() => readListingAddress(new URLSearchParams(search)), [search]);
  const [asked, setAsked] = useState<{ at: string; address: ListingAddress } | null>(null);
  const isPending = asked?.at === key;
  const address = isPending ? asked.address : current;
  const facets = useSteadyFacets(`${pathname} ${current.text}`, view.facets);
  const hrefOf = (to: ListingAddress) => {
    const query = writeListingAddress(to);
    return query ? `${pathname}?${query}` : pathname;
  };
  const expect = (to: ListingAddress) => setAsked({ at: key, address: to });
  const go = (to: ListingAddress) => {
    expect(to);
    void navigate(hrefOf(to), { preventScrollReset: true });
  };
  return { view, facets, address, isPending, hrefOf, expect, go };
}

/** Remembered as long as the listing is the same but for its filters. */
function useSteadyFacets(listing: string, now: readonly ListingFacet[]): readonly ListingFacet[] {
  const [former, setFormer] = useState({ listing, now, steady: now });
  if (former.listing === listing && former.now === now) return former.steady;
  const steady = former.listing === listing ? steadyFacets(former.steady, now) : now;
  setFormer({ listing, now, steady });
  return steady;
}
