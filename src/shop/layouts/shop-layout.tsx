import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { catalogueContext } from "#features/catalogue/shop/catalogue.context.ts";
import { MenuContext, menuCategories } from "#features/catalogue/shop/menu/menu-category.ts";
import { deliveryContext } from "#features/delivery/shop/delivery.context.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { LoadingBar } from "#ui/loading/loading-bar.tsx";
import { ModalHost } from "#ui/modal-stack/modal-host.tsx";
import { SkipLink } from "#ui/navigation/skip-link.tsx";
import { ToastHost } from "#ui/toasts/toast-host.tsx";
import { ConsentBanner } from "../consent/consent-banner.tsx";
import { ShopFooter } from "../footer/shop-footer.tsx";
import { ShopHeader } from "../header/shop-header.tsx";
import { PickupPointsContext } from "../links/pickup-points.context.ts";
import { watchColourMode } from "../preferences/colour-mode.store.ts";
import { watchViewport } from "../viewport/viewport.store.ts";
import type { Route } from "./+types/shop-layout.ts";
import { type LayoutShape, layoutShapes, pickLayout } from "./layout-shapes.ts";

/** `.page` inside gets its width from here; header and footer keep the full width. */
const widths: Record<LayoutShape["width"], string> = {
  wide: "",
  reading: "[--page:60rem]",
  form: "[--page:30rem]",
};

/** The header's menu is the same on every page of a language, so it is fetched once. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const { listCouriers } = context.get(deliveryContext);
  const [services, tree] = await Promise.all([
    listCouriers({ countryId: site.defaultCountryId, siteId: site.id }),
    isOn(site, "marketplace")
      ? context.get(catalogueContext).getCategoryTree({ site, language })
      : [],
  ]);
  return {
    menu: menuCategories(tree),
    hasPickupPoints: services.some(({ way }) => way === "pickup"),
  };
}

export const shouldRevalidate = () => false;

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  const matches = useMatches();
  const page = matches.at(-1);
  const name = pickLayout(
    matches.map((match) => match.handle),
    page?.params,
    page?.loaderData,
  );
  const shape = layoutShapes[name];
  useShellWatchers();
  return (
    <MenuContext value={loaderData.menu}>
      <PickupPointsContext value={loaderData.hasPickupPoints}>
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
      </PickupPointsContext>
    </MenuContext>
  );
}

/** What the shell watches as long as it is mounted. */
function useShellWatchers(): void {
  useEffect(watchColourMode, []);
  useEffect(() => watchViewport(), []);
}

/**
 * On a full load a browser does this by itself, but not on client-side navigation: it reads out the title, and the
 * keyboard continues at the start of the page, or at the part that the address names.
 */
function RouteAnnouncer() {
  const { key, pathname, hash } = useLocation();
  const former = useRef({ key, pathname });
  const [title, setTitle] = useState("");

  useEffect(() => {
    const { key: formerKey, pathname: formerPath } = former.current;
    former.current = { key, pathname };
    if (key === formerKey || (pathname === formerPath && !hash)) return;
    if (pathname !== formerPath) setTitle(document.title);
    // Modals that close during navigation return the focus first.
    const timer = setTimeout(() => moveFocusTo(hash.slice(1) || "main"));
    return () => clearTimeout(timer);
  }, [key, pathname, hash]);

  return (
    <p className="visually-hidden" aria-live="polite" data-stays-live="">
      {title}
    </p>
  );
}

function moveFocusTo(id: string): void {
  const target = document.getElementById(id) ?? document.getElementById("main");
  if (!target || target.contains(document.activeElement)) return;
  // If the visitor opened a menu while the page loaded, the focus stays there, or the menu would close.
  if (document.activeElement?.closest("details[open]")) return;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
