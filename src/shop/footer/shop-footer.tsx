import type { LayoutShape } from "../layouts/layout-shapes.ts";
import { FullFooter } from "./full-footer.tsx";
import { SlimFooter } from "./slim-footer.tsx";

/** A bar that stays over the page's end is on pages with a full footer alone: the checkout's goes to its place above. */
const ROOM = {
  full: "pb-[calc(var(--foot-room,0px)+var(--bar-room,0px))]",
  slim: "pb-[var(--foot-room,0px)]",
};

export function ShopFooter({ shape }: { shape: LayoutShape["footer"] }) {
  return (
    <footer
      id="footer"
      className={`${ROOM[shape]} border-t border-foot-line bg-foot text-14 text-on-foot print:hidden`}
    >
      {shape === "full" ? <FullFooter /> : <SlimFooter />}
    </footer>
  );
}
