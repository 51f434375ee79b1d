import { type RefObject, useEffect } from "react";
import { nextHeaderScroll } from "./header-scroll.ts";

/** Marks the header past React, so that scrolling renders nothing. */
export function useHeaderScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let state = { at: window.scrollY, isAway: false };
    const onScroll = () => {
      const element = header.current;
      if (!element) return;
      state = nextHeaderScroll(state, window.scrollY, element.offsetHeight);
      element.toggleAttribute("data-away", state.isAway);
      element.toggleAttribute("data-floating", state.at > 0);
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [header]);
}
