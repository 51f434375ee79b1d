import { PageHead } from "#features/sites/shop/head/page-head.tsx";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";
import { useT } from "#i18n/use-t.ts";
import { readListingAddress } from "../domain/listing/listing-address.ts";
import type { Route } from "./+types/marketplace.page.ts";
import { cataloguePlace } from "./catalogue-place.ts";
import { BreadcrumbData } from "./listing/breadcrumb-data.tsx";
import { ListingPage } from "./listing/listing-page.tsx";
import { loadListing } from "./listing/load-listing.ts";
import { useHomeCrumb } from "./listing/use-home-crumb.ts";
import { MarketTabs } from "./offers/market-tabs.tsx";
import { OffersPage } from "./offers/offers-page.tsx";

export const handle = { layout: "market" } satisfies PageHandle;

/** SPEC §2, §4: the listing takes a type; anything but offers is products. */
export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  if (query.get("type") !== "offers") {
    return { kind: "p" as const, ...(await loadListing(args, { kind: "marketplace" })) };
  }
  const { catalogue, place, show } = cataloguePlace(args.context);
  const { page } = readListingAddress(query);
  show("catalogue");
  return { kind: "o" as const, page, view: await catalogue.listOffers(place, { page }) };
}

export default function MarketplaceRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t("catalogue.market.title");
  const crumbs = [useHomeCrumb(), { label: title }];
  const tabs = <MarketTabs kind={loaderData.kind} />;
  return (
    <>
      <PageHead title={title} description={t("catalogue.market.description")} />
      <BreadcrumbData crumbs={crumbs} />
      {loaderData.kind === "o" ? (
        <OffersPage
          title={title}
          crumbs={crumbs}
          view={loaderData.view}
          page={loaderData.page}
          lead={tabs}
        />
      ) : (
        <ListingPage title={title} crumbs={crumbs} view={loaderData.view} lead={tabs} />
      )}
    </>
  );
}
