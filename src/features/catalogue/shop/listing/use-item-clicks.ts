import { type RefObject, useEffect } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { cardEvent, sendSearchEvent } from "../search/send-search-event.ts";
import type { Listing } from "./use-listing.ts";

/** Listens on the list around the cards, so that cards on other pages need no code for it. */
export function useItemClicks(goods: RefObject<HTMLElement | null>, listing: Listing): void {
  const { language } = useShell();
  const { text } = listing.address;
  const { cards, queryKey } = listing.view;
  useEffect(() => {
    const element = goods.current;
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const event = link && cardEvent({ queryKey, text }, cards, { language, path: link.pathname });
      if (event) void sendSearchEvent(event);
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [goods, queryKey, language, text, cards]);
}
