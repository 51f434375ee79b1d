import { Suspense } from "react";
import { foldedIf } from "#ui/lazy/folded.ts";
import { lazyPart } from "#ui/lazy/lazy-part.ts";
import type { LayoutShape } from "../layouts/layout-shapes.ts";

/** The server sends it complete, and its links work; it is hydrated after what is seen first. */
const FooterContent = lazyPart(
  "footer",
  async () => (await import("../late-parts.ts")).FooterContent,
);

/**
 * Only pages with a full footer have a bar that stays over the end of the page: the checkout's bar goes back to its
 * place above.
 */
const ROOM = {
  full: "pb-[calc(var(--foot-room,0px)+var(--bar-room,0px))]",
  slim: "pb-[var(--foot-room,0px)]",
  paying: "pb-[var(--foot-room,0px)]",
};

export function ShopFooter({ shape }: { shape: LayoutShape["footer"] }) {
  return (
    // Folded not only to make room for what is seen first: it contains letters of other languages, whose font would
    // cause a new layout of all text.
    <footer
      id="footer"
      data-folded={foldedIf(shape === "full")}
      className={`${ROOM[shape]} [--folded:75rem] border-t border-foot-line bg-foot shadow-[0_1px_var(--foot)] text-14 text-on-foot print:hidden`}
    >
      <Suspense>
        <FooterContent shape={shape} />
      </Suspense>
    </footer>
  );
}
