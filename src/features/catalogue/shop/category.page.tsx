import { PageHead } from "#features/sites/shop/head/page-head.tsx";
import { notFound } from "#features/sites/shop/not-found.ts";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";
import { useDestination } from "#features/sites/shop/use-destination.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { categoryPath, findCategory } from "../domain/categories/category-tree.ts";
import type { Route } from "./+types/category.page.ts";
import { cataloguePlace } from "./catalogue-place.ts";
import { BreadcrumbData } from "./listing/breadcrumb-data.tsx";
import { ListingPage } from "./listing/listing-page.tsx";
import { loadListing } from "./listing/load-listing.ts";
import { useHomeCrumb } from "./listing/use-home-crumb.ts";

export const handle = { layout: "market" } satisfies PageHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { catalogue, place } = cataloguePlace(context);
  const trail = findCategory(
    await catalogue.getCategoryTree(place),
    params["*"].replace(/\/$/, ""),
  );
  const category = trail?.at(-1);
  if (!trail || !category) throw notFound();
  const listing = await loadListing(
    { context, request },
    { kind: "category", categoryId: category.id },
  );
  return { ...listing, trail: trail.map(({ slug, name }) => ({ slug, name })) };
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { view, total, trail } = loaderData;
  const t = useT();
  const { language } = useShell();
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
        description={t("catalogue.category.description", { name, country, count: total })}
      />
      <BreadcrumbData crumbs={crumbs} />
      <ListingPage title={name} crumbs={crumbs} view={view} />
    </>
  );
}
