import type { LayoutShape } from "../layouts/layout-shapes.ts";
import { FullFooter } from "./full-footer.tsx";
import { SlimFooter } from "./slim-footer.tsx";

export function ShopFooter({ shape }: { shape: LayoutShape["footer"] }) {
  return (
    <footer
      id="footer"
      className="border-t border-foot-line bg-foot pb-[calc(var(--foot-room,0px)+var(--bar-room,0px))] text-14 text-on-foot print:hidden"
    >
      {shape === "full" ? <FullFooter /> : <SlimFooter />}
    </footer>
  );
}
