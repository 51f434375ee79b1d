import { useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { readListingAddress } from "../domain/listing/listing-address.ts";
import type { Route } from "./+types/search.page.ts";
import { useHomeCrumb } from "./breadcrumb-data.tsx";
import { ListingPage } from "./listing/listing-page.tsx";
import { loadListing } from "./listing/load-listing.ts";
import { PageSearchForm } from "./search/page-search-form.tsx";

export const handle = { layout: "market" } satisfies PageHandle;

export const loader = (args: Route.LoaderArgs) => loadListing(args, { kind: "search" });

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { text } = readListingAddress(new URLSearchParams(useLocation().search));
  const title = text ? t("catalogue.search.of", { text }) : t("catalogue.search.title");
  const crumbs = [useHomeCrumb(), { label: t("catalogue.search.title") }];
  return (
    <>
      <PageHead title={title} description={t("catalogue.search.description")} />
      <ListingPage
        title={title}
        crumbs={crumbs}
        view={loaderData.view}
        lead={<PageSearchForm text={text} />}
      />
    </>
  );
}
