import { startTransition, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { conversionOf } from "#features/sites/domain/currency-choice.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import {
  type ListingAddress,
  readListingAddress,
  writeListingAddress,
} from "../../domain/listing/listing-address.ts";
import type { ListingFacet, ListingView } from "../../domain/listing/listing-view.ts";
import { steadyFacets } from "../../domain/listing/steady-facets.ts";

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
};

export function useListing(view: ListingView): Listing {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const current = useAddress(search);
  const [asked, setAsked] = useState<ListingAddress | null>(null);
  const lastStep = useRef(0);
  const facets = useSteadyFacets(`${pathname} ${current.text}`, view.facets);
  const hrefOf = (to: ListingAddress) => {
    const query = writeListingAddress(to);
    return query ? `${pathname}?${query}` : pathname;
  };
  const go: Listing["go"] = async (to, options) => {
    lastStep.current += 1;
    const step = lastStep.current;
    setAsked(to);
    await navigate(hrefOf(to), { ...options, preventScrollReset: true });
    // Of several quick clicks only the last one may end the waiting, together with its goods.
    if (step === lastStep.current) startTransition(() => setAsked(null));
  };
  return { view, facets, address: asked ?? current, isPending: asked !== null, hrefOf, go };
}

function useAddress(search: string): ListingAddress {
  const { iso_code: isoCode, rate: conversionRate } = useShell().config.conversionCurrency;
  return useMemo(() => {
    const conversion = conversionOf({ conversionCurrency: { isoCode }, conversionRate });
    return readListingAddress(new URLSearchParams(search), conversion);
  }, [search, isoCode, conversionRate]);
}

/** Remembered as long as the listing is the same but for its filters. */
function useSteadyFacets(listing: string, now: readonly ListingFacet[]): readonly ListingFacet[] {
  const [former, setFormer] = useState({ listing, now, steady: now });
  if (former.listing === listing && former.now === now) return former.steady;
  const steady = former.listing === listing ? steadyFacets(former.steady, now) : now;
  setFormer({ listing, now, steady });
  return steady;
}
