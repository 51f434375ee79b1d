import { categoryPath, findCategory } from "#features/catalogue/domain/category-tree.ts";
import { BreadcrumbData, useHomeCrumb } from "#features/catalogue/shop/breadcrumb-data.tsx";
import { ListingPage } from "#features/catalogue/shop/listing/listing-page.tsx";
import { loadListing } from "#features/catalogue/shop/listing/load-listing.ts";
import { notFoundWithGoods } from "#features/catalogue/shop/not-found/not-found-with-goods.ts";
import { requireCatalogue } from "#features/catalogue/shop/require-catalogue.ts";
import { useDestination, useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { LostPage } from "../error-screens/lost-page.tsx";
import type { Route } from "./+types/category.page.ts";

export const handle = { layout: "market" } satisfies PageHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { catalogue, place } = requireCatalogue(context);
  const trail = findCategory(
    await catalogue.getCategoryTree(place),
    params["*"].replace(/\/$/, ""),
  );
  const category = trail?.at(-1);
  if (!trail || !category) throw await notFoundWithGoods(context);
  const listing = await loadListing(
    { context, request },
    { kind: "category", categoryId: category.id },
  );
  return { ...listing, trail: trail.map(({ slug, name }) => ({ slug, name })) };
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { view, total, trail } = loaderData;
  const t = useT();
  const { language, config } = useShell();
  const key = config.site.switches.sea ? "description" : "plain_description";
  const country = useDestination();
  const name = trail.at(-1)?.name ?? "";
  const crumbs = [
    useHomeCrumb(),
    ...trail.map((one, at) => ({
      label: one.name,
      to: `/${language}${categoryPath(trail.slice(0, at + 1))}`,
    })),
  ];
  return (
    <>
      <PageHead
        title={name}
        description={t(`catalogue.category.${key}`, { name, country, count: total })}
      />
      <BreadcrumbData crumbs={crumbs} />
      <ListingPage title={name} crumbs={crumbs} view={view} />
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <LostPage error={error} />;
