import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import type { OfferView } from "../domain/catalogue-views.ts";
import type { Route } from "./+types/marketplace.page.ts";
import { BreadcrumbData, useHomeCrumb } from "./breadcrumb-data.tsx";
import { ListingPage } from "./listing/listing-page.tsx";
import { loadListing } from "./listing/load-listing.ts";
import { OfferTile } from "./offers/offer-tile.tsx";
import { requireCatalogue } from "./require-catalogue.ts";
import "./offers/offer.css";
import "./offers/offers.css";
import { PageLink } from "#ui/navigation/page-link.tsx";

export const handle = { layout: "market" } satisfies PageHandle;

/** SPEC §2, §4: the listing has a type; any value except offers means products. */
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
  const { sea } = useShell().config.site.switches;
  const { kind, view, offers } = loaderData;
  const title = t("catalogue.market.title");
  const crumbs = [useHomeCrumb(), { label: title }];
  return (
    <>
      <PageHead
        title={title}
        description={t(sea ? "catalogue.market.description" : "catalogue.market.plain_description")}
      />
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

/** Tiles of the shop's own offers, above the sellers' offers. */
function OfferTiles({ offers }: { offers: readonly OfferView[] }) {
  if (offers.length === 0) return null;
  return (
    <ul className="offers-row">
      {offers.map((offer) => (
        <li key={offer.flagId}>
          <OfferTile offer={offer} />
        </li>
      ))}
    </ul>
  );
}

/** Tabs for products and offers: the same page with two URLs. */
function MarketTabs({ kind }: { kind: "p" | "o" }) {
  const t = useT();
  const { language } = useShell();
  const tabs = [
    { kind: "p", to: `/${language}/marketplace`, label: t("catalogue.market.products") },
    { kind: "o", to: `/${language}/marketplace?type=offers`, label: t("catalogue.market.offers") },
  ];
  return (
    <nav className="market-tabs" aria-label={t("catalogue.market.kinds")}>
      {tabs.map((tab) => (
        <PageLink
          key={tab.kind}
          to={tab.to}
          aria-current={tab.kind === kind ? "page" : undefined}
          isStill
        >
          {tab.label}
        </PageLink>
      ))}
    </nav>
  );
}
