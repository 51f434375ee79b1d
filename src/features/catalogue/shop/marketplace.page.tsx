import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import type { Route } from "./+types/marketplace.page.ts";
import { BreadcrumbData } from "./listing/breadcrumb-data.tsx";
import { ListingPage } from "./listing/listing-page.tsx";
import { loadListing } from "./listing/load-listing.ts";
import { useHomeCrumb } from "./listing/use-home-crumb.ts";
import { MarketTabs } from "./offers/market-tabs.tsx";
import { OfferTiles } from "./offers/offer-tiles.tsx";
import { requireCatalogue } from "./require-catalogue.ts";

export const handle = { layout: "market" } satisfies PageHandle;

/** SPEC §2, §4: the listing takes a type; anything but offers is products. */
export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  if (query.get("type") !== "offers") {
    return {
      kind: "p" as const,
      ...(await loadListing(args, { kind: "marketplace" })),
      offers: [],
    };
  }
  const { catalogue, place } = requireCatalogue(args.context);
  const [listing, offers] = await Promise.all([
    loadListing(args, { kind: "offers" }),
    catalogue.listOffers(place),
  ]);
  return { kind: "o" as const, ...listing, offers };
}

export default function MarketplaceRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { kind, view, offers } = loaderData;
  const title = t("catalogue.market.title");
  const crumbs = [useHomeCrumb(), { label: title }];
  return (
    <>
      <PageHead title={title} description={t("catalogue.market.description")} />
      <BreadcrumbData crumbs={crumbs} />
      <ListingPage
        title={title}
        crumbs={crumbs}
        view={view}
        lead={
          <>
            <MarketTabs kind={kind} />
            <OfferTiles offers={offers} />
            {kind === "o" && <h2 className="h2 mt-5">{t("catalogue.market.from_sellers")}</h2>}
          </>
        }
      />
    </>
  );
}
