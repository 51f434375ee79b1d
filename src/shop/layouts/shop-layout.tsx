import { Outlet, useMatches } from "react-router";
import { LoadingBar } from "#ui/loading-bar.tsx";
import { ModalHost } from "#ui/modal-stack/modal-host.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { ToastHost } from "#ui/toasts/toast-host.tsx";
import { ConsentBanner } from "../consent/consent-banner.tsx";
import { ShopFooter } from "../footer/shop-footer.tsx";
import { ShopHeader } from "../header/shop-header.tsx";
import { type LayoutShape, layoutShapes, pickLayout } from "./layout-shapes.ts";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { useShellWatchers } from "./use-shell-watchers.ts";

/** `.page` inside takes its width from here; header and footer keep the full one. */
const widths: Record<LayoutShape["width"], string> = {
  wide: "",
  reading: "[--page:60rem]",
  form: "[--page:30rem]",
};

export default function ShopLayout() {
  const name = pickLayout(useMatches().map((match) => match.handle));
  const shape = layoutShapes[name];
  useShellWatchers();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <div data-layout={name} data-header={shape.header} className="flex min-h-dvh flex-col">
        <ConsentBanner />
        <ShopHeader shape={shape.header} />
        <main id="main" tabIndex={-1} className={`flex-1 pb-16 ${widths[shape.width]}`}>
          <Outlet />
        </main>
        <ShopFooter shape={shape.footer} />
      </div>
      <RouteAnnouncer />
      <ModalHost />
      <ToastHost />
    </>
  );
}
