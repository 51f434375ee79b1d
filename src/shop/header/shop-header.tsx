import { useRef } from "react";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import { classNames } from "#ui/class-names.ts";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import type { LayoutShape } from "../layouts/layout-shapes.ts";
import { CompactRow } from "./compact-row.tsx";
import { headerShapes } from "./header-shapes.tsx";
import { MinimalRow } from "./minimal-row.tsx";
import { useHeaderScroll } from "./use-header-scroll.ts";

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
