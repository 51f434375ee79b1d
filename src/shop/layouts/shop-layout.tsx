import { Outlet, useMatches } from "react-router";
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
import type { Route } from "./+types/shop-layout.ts";
import { type LayoutShape, layoutShapes, pickLayout } from "./layout-shapes.ts";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { useShellWatchers } from "./use-shell-watchers.ts";

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
