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

/** `.page` inside takes its width from here; header and footer keep the full one. */
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

/** What the shell follows as long as it stands. */
function useShellWatchers(): void {
  useEffect(watchColourMode, []);
  useEffect(() => watchViewport(), []);
}

/**
 * A browser does this by itself for a full load, not for a page that script shows: the title is said,
 * and the keyboard goes on from the page's start, or from the part the address names.
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
    // Modals that close on the way give the focus back first.
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
  // Whoever has opened a menu while the page arrived goes on there: without the focus it would close.
  if (document.activeElement?.closest("details[open]")) return;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
