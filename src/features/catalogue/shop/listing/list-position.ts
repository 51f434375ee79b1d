import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { cardsWindow } from "../../domain/listing/listing-paging.ts";
import type { ListingView } from "../../domain/listing/listing-view.ts";

/** The first visible card, as its index in the whole listing, and its position on the screen. */
type ListPosition = { index: number; top: number };

const allCards = (cards: HTMLElement | null) => cards?.querySelectorAll("article") ?? [];

export const firstCard = (cards: HTMLElement | null): Element | undefined => allCards(cards)[0];

function findListPosition(cards: HTMLElement | null, offset: number): ListPosition | null {
  for (const [at, card] of [...allCards(cards)].entries()) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0) return { index: offset + at, top };
  }
  return null;
}

function scrollToListPosition(
  cards: HTMLElement | null,
  offset: number,
  { index, top }: ListPosition,
): void {
  const card = allCards(cards)[index - offset];
  if (card) scrollBy(card.getBoundingClientRect().top - top);
}

/** Keeps a card in place while content is inserted above it: call the returned function after the insertion. */
export function holdScrollPosition(card: Element | undefined): () => void {
  const { style } = document.documentElement;
  const top = card?.getBoundingClientRect().top ?? 0;
  // Browsers with scroll anchoring would correct the position a second time.
  style.setProperty("overflow-anchor", "none");
  return () => {
    if (card?.isConnected) scrollBy(card.getBoundingClientRect().top - top);
    requestAnimationFrame(() => style.removeProperty("overflow-anchor"));
  };
}

const scrollBy = (top: number) => window.scrollBy({ top, behavior: "instant" });

const STORED = "listing-place";
type StoredPlace = ListPosition & { entry: string };

/**
 * A reloaded document has only the cards around its page, so the scroll height is no help: this looks for the card that
 * was visible, and loads cards above until it is there.
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
    const position = cardsWindow(page).offset > 0 ? findListPosition(cards.current, offset) : null;
    writePlace(position && { ...position, entry });
  });
  useEffect(() => {
    const listening = new AbortController();
    // Following a link also leaves the list, without unloading the document.
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

function writePlace(position: StoredPlace | null): void {
  try {
    if (position) sessionStorage.setItem(STORED, JSON.stringify(position));
    else sessionStorage.removeItem(STORED);
  } catch {
    // Without storage, the browser only restores the scroll height.
  }
}
