import { type ComponentType, type RefObject, useEffect, useRef } from "react";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import { classNames } from "#ui/class-names.ts";
import { FirstScreen } from "#ui/lazy/first-screen.tsx";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import type { LayoutShape } from "../layouts/layout-shapes.ts";
import { CompactRow } from "./compact-row.tsx";
import { headerShapes, headerStrip, wideHeader } from "./header-shapes.tsx";

/** A shorter movement is only a trembling hand, not scrolling. */
const STEP = 8;

type HeaderScroll = { at: number; isAway: boolean };

/** Scrolling down removes the header; scrolling up brings it back. */
export function nextHeaderScroll(
  former: HeaderScroll,
  scrolledTo: number,
  headerHeight: number,
): HeaderScroll {
  const at = Math.max(0, scrolledTo);
  if (Math.abs(at - former.at) < STEP && at > 0) return former;
  return { at, isAway: at > former.at && at > headerHeight };
}

/** Sets attributes directly instead of through React, so that scrolling causes no render. */
function useHeaderScroll(header: RefObject<HTMLElement | null>): void {
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

/** The header stays in place during page transitions, and comes back if the focus or an open menu is in it. */
const STICKY =
  "sticky top-0 z-40 transition-[translate] duration-200 [view-transition-name:shop-header] " +
  "data-away:-translate-y-full has-focus-visible:translate-y-0! has-[details[open]]:translate-y-0! " +
  "noscript:static print:hidden";

export function ShopHeader({ shape }: { shape: LayoutShape["header"] }) {
  const header = useRef<HTMLElement>(null);
  const brand = useTraits().header;
  const { frame, compact, hasStrip } = headerShapes[brand];
  useHeaderScroll(header);
  useEdgeRoom(header, "--sticky-top");
  return (
    <header ref={header} className={classNames(STICKY, frame)}>
      {shape === "bare" ? (
        <LazyHeader part={wideHeader("bare")} />
      ) : (
        <>
          {hasStrip && <LazyHeader part={headerStrip("strip")} />}
          <CompactRow look={compact} />
          <div className="max-lg:hidden">
            <LazyHeader part={wideHeader(brand)} />
          </div>
        </>
      )}
    </header>
  );
}

const LazyHeader = ({ part: Part }: { part: ComponentType }) => (
  <FirstScreen>
    <Part />
  </FirstScreen>
);
