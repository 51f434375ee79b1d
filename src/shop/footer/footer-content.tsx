import type { LayoutShape } from "../layouts/layout-shapes.ts";
import { FullFooter } from "./full-footer.tsx";
import { SlimFooter } from "./slim-footer.tsx";

export const FooterContent = ({ shape }: { shape: LayoutShape["footer"] }) =>
  shape === "full" ? <FullFooter /> : <SlimFooter newTab={shape === "paying"} />;
