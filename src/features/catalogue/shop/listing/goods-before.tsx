import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { type Packed, unpack } from "#core/packed.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button.tsx";
import { joinCards, pageBefore } from "../../domain/listing/listing-paging.ts";
import type { ListingView } from "../../domain/listing/listing-view.ts";
import { firstCard, holdScrollPosition, useRestoreListPosition } from "./list-position.ts";
import { isOpenedElsewhere } from "./listing-link.tsx";
import type { Listing } from "./use-listing.ts";

type Cards = RefObject<HTMLElement | null>;

/** About one screen: the cards above are loaded before the visitor reaches them. */
const AHEAD = 1200;

/** Loads the cards above the present ones when the visitor scrolls up, and inserts them without moving the page. */
function useGoodsBefore(listing: Listing, cards: Cards) {
  const fetcher = useFetcher<{ view: Packed<ListingView> }>();
  const { view, hrefOf } = listing;
  const href = hrefOf({ ...view.address, page: pageBefore(view.offset) });
  // The fetcher's state is not used: it may still be "loading" when its cards are already shown, and a scroll to the
  // very top at that moment would be the last scroll event.
  const asked = useRef<string | null>(null);
  const load = () => {
    if (view.offset === 0 || asked.current === href) return;
    asked.current = href;
    void fetcher.load(href);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other goods are on screen
  useEffect(() => {
    asked.current = null;
  }, [view]);
  useArrival(listing, cards, fetcher.data?.view);
  useScrollUp(cards, view, load);
  useRestoreListPosition(view, cards, load);
  return { href, isLoading: fetcher.state !== "idle", load };
}

function useArrival(listing: Listing, cards: Cards, packed: Packed<ListingView> | undefined): void {
  const release = useRef<(() => void) | null>(null);
  const addCards = useEffectEvent((came: ListingView) => {
    if (listKey(listing, came) !== listKey(listing, listing.view)) return;
    // The products have changed in between: reloads what is on screen.
    if (joinCards(came, listing.view).offset === listing.view.offset) {
      listing.go(listing.address, { replace: true });
      return;
    }
    release.current = holdScrollPosition(firstCard(cards.current));
    listing.addAbove(came);
  });
  useEffect(() => {
    if (packed) addCards(unpack(packed));
  }, [packed]);
  useLayoutEffect(() => {
    release.current?.();
    release.current = null;
  });
}

/** Equal for all pages of the same products in the same order. */
const listKey = ({ hrefOf }: Listing, { address, sort }: ListingView) =>
  hrefOf({ ...address, page: 1, sort });

function useScrollUp(
  cards: Cards,
  { offset, total }: Pick<ListingView, "offset" | "total">,
  load: () => void,
): void {
  const isGoingUp = useRef(false);
  const loadIfNear = useEffectEvent(() => {
    const top = cards.current?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
    if (isGoingUp.current && top > -AHEAD) load();
  });
  const hasMore = offset > 0;
  useEffect(() => {
    if (!hasMore) return;
    let former = window.scrollY;
    const onScroll = () => {
      // At the very top there will be no further scroll event.
      isGoingUp.current = window.scrollY < former || window.scrollY === 0;
      former = window.scrollY;
      loadIfNear();
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [hasMore]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever waits at the top does not scroll again
  useEffect(() => loadIfNear(), [offset, total]);
}

type GoodsBeforeProps = { listing: Listing; cards: RefObject<HTMLElement | null> };

/** Shown above the cards of a page other than the first; without JavaScript it is a link to the page before. */
export function GoodsBefore({ listing, cards }: GoodsBeforeProps) {
  const t = useT();
  const { href, isLoading, load } = useGoodsBefore(listing, cards);
  if (listing.view.offset === 0) return null;
  return (
    <p className="listing-before">
      <Link
        to={href}
        className={buttonClass({})}
        aria-busy={isLoading || undefined}
        onClick={(event) => {
          if (isOpenedElsewhere(event)) return;
          event.preventDefault();
          load();
        }}
      >
        <span className="btn-words">{t("catalogue.listing.before")}</span>
        {isLoading && <span className="spinner" />}
      </Link>
    </p>
  );
}
