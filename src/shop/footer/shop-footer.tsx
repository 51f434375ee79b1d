import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.ts";
import type { LayoutShape } from "../layouts/layout-shapes.ts";

/** Sent whole by the server, and its links work: it wakes up after what is seen first. */
const FooterContent = lazyPart(
  "footer",
  async () => (await import("../late-parts.ts")).FooterContent,
);

/** A bar that stays over the page's end is on pages with a full footer alone: the checkout's goes to its place above. */
const ROOM = {
  full: "pb-[calc(var(--foot-room,0px)+var(--bar-room,0px))]",
  slim: "pb-[var(--foot-room,0px)]",
  paying: "pb-[var(--foot-room,0px)]",
};

export function ShopFooter({ shape }: { shape: LayoutShape["footer"] }) {
  return (
    <footer
      id="footer"
      className={`${ROOM[shape]} border-t border-foot-line bg-foot shadow-[0_1px_var(--foot)] text-14 text-on-foot print:hidden`}
    >
      <Suspense>
        <FooterContent shape={shape} />
      </Suspense>
    </footer>
  );
}
