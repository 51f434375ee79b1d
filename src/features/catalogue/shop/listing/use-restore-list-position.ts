import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { cardsWindow } from "../../domain/listing/listing-paging.ts";
import type { ListingView } from "../../domain/listing/listing-view.ts";
import { findListPosition, type ListPosition, scrollToListPosition } from "./list-position.ts";

const STORED = "listing-place";
type StoredPlace = ListPosition & { entry: string };

/**
 * A document loaded again has only the goods around its page, so a height says nothing: the card that
 * was seen is looked for, and what comes before is loaded until it is there.
 */
export function useRestoreListPosition(
  view: Pick<ListingView, "offset" | "page">,
  cards: RefObject<HTMLElement | null>,
  loadBefore: () => void,
): void {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const wanted = useRef<ListPosition | null>(null);
  const { offset, page } = view;

  const store = useEffectEvent(() => {
    const place = cardsWindow(page).offset > 0 ? findListPosition(cards.current, offset) : null;
    writePlace(place && { ...place, entry });
  });
  useEffect(() => {
    const listening = new AbortController();
    // A followed link leaves the list too, without leaving the document.
    for (const leaving of ["pagehide", "click"]) {
      window.addEventListener(leaving, () => store(), { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  const goOn = useEffectEvent(() => {
    if (!wanted.current) return;
    if (wanted.current.index < offset) {
      loadBefore();
      return;
    }
    scrollToListPosition(cards.current, offset, wanted.current);
    wanted.current = null;
  });
  const begin = useEffectEvent(() => {
    const stored = readPlace();
    if (offset > 0 && stored?.entry === entry) wanted.current = stored;
  });
  useEffect(() => begin(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time goods were put above
  useEffect(() => goOn(), [offset]);
}

function readPlace(): StoredPlace | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "null");
  } catch {
    return null;
  }
}

function writePlace(place: StoredPlace | null): void {
  try {
    if (place) sessionStorage.setItem(STORED, JSON.stringify(place));
    else sessionStorage.removeItem(STORED);
  } catch {
    // A browser that keeps nothing comes back to where its height leads.
  }
}
