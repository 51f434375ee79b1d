import { isOn, type Site } from "#features/sites/domain/site.ts";
import { type Category, categoryPath } from "../../domain/category-tree.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import { getCategoryTree } from "../get-category-tree.ts";
import { selectGoodsSlugs, selectStretchEnds } from "./goods-addresses.repository.ts";

const placeOf = ({ id, categorySet }: Site) => ({ siteId: id, categorySet });

/** Paths of categories for search engines, without language prefix; none on a site without a marketplace. */
export async function listCategoryPaths(
  deps: Pick<CatalogueDeps, "taxonomy">,
  site: Site,
): Promise<string[]> {
  if (!isOn(site, "marketplace")) return [];
  const tree = await getCategoryTree(deps, { site, language: "en" });
  const below = (trail: readonly Category[], children: readonly Category[]): string[] =>
    children.flatMap((child) => [
      categoryPath([...trail, child]),
      ...below([...trail, child], child.children),
    ]);
  return below([], tree);
}

/** How many products there are, and after which id each block of `length` products starts. */
export async function listGoodsStretches(
  { db }: Pick<CatalogueDeps, "db">,
  site: Site,
  length: number,
): Promise<{ count: number; starts: number[] }> {
  if (!isOn(site, "marketplace")) return { count: 0, starts: [] };
  const { count, ends } = await selectStretchEnds(db, placeOf(site), length);
  return { count, starts: [0, ...ends].slice(0, Math.ceil(count / length)) };
}

export async function listGoodsPaths(
  { db }: Pick<CatalogueDeps, "db">,
  site: Site,
  page: { after: number; limit: number },
): Promise<string[]> {
  if (!isOn(site, "marketplace")) return [];
  const goods = await selectGoodsSlugs(db, placeOf(site), page);
  return goods.map(
    ({ slug, isMarketplace }) => `${isMarketplace ? "/market/product" : "/p"}/${slug}`,
  );
}
