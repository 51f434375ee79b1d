import { type RefObject, useEffect, useRef } from "react";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import type { LayoutShape } from "../layouts/layout-shapes.ts";
import { HelpPhone } from "../links/help-phone.tsx";
import { HomeLink } from "../links/home-link.tsx";
import { CurrencyMenu } from "../preferences/currency-menu.tsx";
import { LanguageMenu } from "../preferences/language-menu.tsx";
import { CompactRow } from "./compact-row.tsx";
import { headerShapes } from "./header-shapes.tsx";

/** A hand's tremble is no scrolling. */
const STEP = 8;

type HeaderScroll = { at: number; isAway: boolean };

/** Down the page the header makes room; any way up brings it back. */
export function nextHeaderScroll(
  former: HeaderScroll,
  scrolledTo: number,
  headerHeight: number,
): HeaderScroll {
  const at = Math.max(0, scrolledTo);
  if (Math.abs(at - former.at) < STEP && at > 0) return former;
  return { at, isAway: at > former.at && at > headerHeight };
}

/** Marks the header past React, so that scrolling renders nothing. */
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

const SWITCH = "px-2 max-sm:px-1 text-14 text-ink-2 hover:bg-sunk";

/** On the way to paying: the logo, that one is safe and not alone, and the words and money one knows. */
function MinimalRow() {
  const t = useT();
  return (
    <div className="page flex min-h-16 items-center gap-x-4 max-sm:gap-x-0 lg:min-h-19">
      <HomeLink className="me-auto" />
      <p className="flex items-center gap-2 text-14 text-ink-2 max-md:hidden">
        <Icon name="lock-keyhole" className="icon-s" />
        {t("shell.secure")}
      </p>
      <LanguageMenu short triggerClassName={SWITCH} />
      <CurrencyMenu triggerClassName={SWITCH} />
      <HelpPhone short className="text-14 text-ink-2" />
    </div>
  );
}

/** It keeps its place in page transitions, and comes back for whoever tabs or opens a menu in it. */
const STICKY =
  "sticky top-0 z-40 transition-[translate] duration-200 [view-transition-name:shop-header] " +
  "data-away:-translate-y-full has-focus-visible:translate-y-0! has-[details[open]]:translate-y-0! " +
  "noscript:static print:hidden";

export function ShopHeader({ shape }: { shape: LayoutShape["header"] }) {
  const header = useRef<HTMLElement>(null);
  const { frame, compact, Strip, Wide } = headerShapes[useTraits().header];
  useHeaderScroll(header);
  useEdgeRoom(header, "--sticky-top");
  return (
    <header ref={header} className={classNames(STICKY, frame)}>
      {shape === "bare" ? (
        <MinimalRow />
      ) : (
        <>
          {Strip && <Strip />}
          <CompactRow look={compact} />
          <div className="max-lg:hidden">
            <Wide />
          </div>
        </>
      )}
    </header>
  );
}
