import { isOn, type Site } from "#features/sites/domain/site.ts";
import type { Category } from "../domain/category.ts";
import { categoryPath } from "../domain/category-tree.ts";
import type { CatalogueDeps } from "./catalogue-deps.ts";
import { getCategoryTree } from "./get-category-tree.ts";
import { countGoods, selectGoodsSlugs } from "./goods-addresses.repository.ts";

const placeOf = ({ id, categorySet }: Site) => ({ siteId: id, categorySet });

/** Listings and categories that search engines may know, without language; none without a marketplace. */
export async function listListingPaths(
  deps: Pick<CatalogueDeps, "arrangement">,
  site: Site,
): Promise<string[]> {
  if (!isOn(site, "marketplace")) return [];
  const tree = await getCategoryTree(deps, { site, language: "en" });
  const below = (trail: readonly Category[], children: readonly Category[]): string[] =>
    children.flatMap((child) => [
      categoryPath([...trail, child]),
      ...below([...trail, child], child.children),
    ]);
  return [
    "/marketplace",
    "/all-brands",
    "/pro",
    ...(isOn(site, "dealzone") ? ["/dealzone"] : []),
    ...below([], tree),
  ];
}

export function countGoodsPaths({ db }: Pick<CatalogueDeps, "db">, site: Site): Promise<number> {
  return isOn(site, "marketplace") ? countGoods(db, placeOf(site)) : Promise.resolve(0);
}

export async function listGoodsPaths(
  { db }: Pick<CatalogueDeps, "db">,
  site: Site,
  page: { offset: number; limit: number },
): Promise<string[]> {
  if (!isOn(site, "marketplace")) return [];
  const goods = await selectGoodsSlugs(db, placeOf(site), page);
  return goods.map(
    ({ slug, isMarketplace }) => `${isMarketplace ? "/market/product" : "/p"}/${slug}`,
  );
}
