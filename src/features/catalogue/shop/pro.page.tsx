import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import type { Route } from "./+types/pro.page.ts";
import { BreadcrumbData, useHomeCrumb } from "./breadcrumb-data.tsx";
import { ListingPage } from "./listing/listing-page.tsx";
import { loadListing } from "./listing/load-listing.ts";

export const handle = { layout: "pro" } satisfies PageHandle;

export const loader = (args: Route.LoaderArgs) => loadListing(args, { kind: "pro" }, "plans");

export default function ProRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t("catalogue.pro.title");
  const crumbs = [useHomeCrumb(), { label: title }];
  return (
    <>
      <PageHead title={title} description={t("catalogue.pro.description")} />
      <BreadcrumbData crumbs={crumbs} />
      <ListingPage
        title={title}
        crumbs={crumbs}
        view={loaderData.view}
        lead={<p className="listing-lead">{t("catalogue.pro.lead")}</p>}
      />
    </>
  );
}
