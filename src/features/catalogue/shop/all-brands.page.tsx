import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { brandsByLetter, readLetter } from "../domain/brand-letters.ts";
import type { Route } from "./+types/all-brands.page.ts";
import { BrandList, FeaturedBrands } from "./brands/brand-list.tsx";
import { BreadcrumbData, useHomeCrumb } from "./breadcrumb-data.tsx";
import { requireCatalogue } from "./require-catalogue.ts";
import "./brands/brand.css";

export const handle = { layout: "market" } satisfies PageHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue, place, show } = requireCatalogue(context);
  show("catalogue");
  const brands = await catalogue.listBrands(place);
  return { brands, letter: readLetter(new URL(request.url).searchParams.get("az")) };
}

export default function AllBrandsRoute({ loaderData }: Route.ComponentProps) {
  const { brands, letter } = loaderData;
  const t = useT();
  const { language } = useShell();
  const title = t("catalogue.brands.title");
  const crumbs = [useHomeCrumb(), { label: title }];
  const groups = brandsByLetter(brands);
  const path = `/${language}/all-brands`;
  return (
    <>
      <PageHead title={title} description={t("catalogue.brands.description")} />
      <BreadcrumbData crumbs={crumbs} />
      <div className="page pt-2 pb-8">
        <Breadcrumbs items={crumbs} />
        <h1 className="h1">{title}</h1>
        <nav className="brand-letters" aria-label={t("catalogue.brands.letters")}>
          <Link className="chip" to={path} aria-current={letter === null ? "page" : undefined}>
            {t("catalogue.brands.all")}
          </Link>
          {groups.map((group) => (
            <Link
              key={group.letter}
              className="chip"
              to={`${path}?az=${encodeURIComponent(group.letter)}`}
              aria-current={letter === group.letter ? "page" : undefined}
              preventScrollReset
            >
              {group.letter}
            </Link>
          ))}
        </nav>
        {letter === null && <FeaturedBrands brands={brands.filter((one) => one.isFeatured)} />}
        <BrandList groups={groups.filter((one) => letter === null || one.letter === letter)} />
      </div>
    </>
  );
}
