import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { type Packed, unpack } from "#core/packed.ts";
import { pageBefore } from "../../domain/listing/listing-paging.ts";
import type { ListingView } from "../../domain/listing/listing-view.ts";
import { firstCard, holdPlace } from "./place-in-list.ts";
import type { Listing } from "./use-listing.ts";
import { useReturnToPlace } from "./use-return-to-place.ts";

type Cards = RefObject<HTMLElement | null>;

/** About a screen: what comes before is there when one gets to it. */
const AHEAD = 1200;

/** Goods before those on screen: asked for when one scrolls up, put above without moving anything. */
export function useGoodsBefore(listing: Listing, cards: Cards) {
  const fetcher = useFetcher<{ view: Packed<ListingView> }>();
  const { view, hrefOf } = listing;
  const isLoading = fetcher.state !== "idle";
  const href = hrefOf({ ...view.address, page: pageBefore(view.offset) });
  const load = () => {
    if (!isLoading && view.offset > 0) void fetcher.load(href);
  };
  useArrival(listing, cards, fetcher.data?.view);
  useScrollUp(cards, view.offset > 0, load);
  useReturnToPlace(view, cards, load);
  return { href, isLoading, load };
}

function useArrival(listing: Listing, cards: Cards, packed: Packed<ListingView> | undefined): void {
  const release = useRef<(() => void) | null>(null);
  const take = useEffectEvent((came: ListingView) => {
    if (listKey(listing, came) !== listKey(listing, listing.view)) return;
    // Goods came or went in between: what is on screen is asked for anew.
    if (came.total !== listing.view.total) {
      listing.go(listing.address, { replace: true });
      return;
    }
    release.current = holdPlace(firstCard(cards.current));
    listing.addAbove(came);
  });
  useEffect(() => {
    if (packed) take(unpack(packed));
  }, [packed]);
  useLayoutEffect(() => {
    release.current?.();
    release.current = null;
  });
}

/** The same goods in the same order, whatever the page. */
const listKey = ({ hrefOf }: Listing, { address, sort }: ListingView) =>
  hrefOf({ ...address, page: 1, sort });

function useScrollUp(cards: Cards, hasMore: boolean, load: () => void): void {
  const onUp = useEffectEvent(() => {
    const top = cards.current?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
    if (top > -AHEAD) load();
  });
  useEffect(() => {
    if (!hasMore) return;
    let former = window.scrollY;
    const onScroll = () => {
      if (window.scrollY < former) onUp();
      former = window.scrollY;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [hasMore]);
}
