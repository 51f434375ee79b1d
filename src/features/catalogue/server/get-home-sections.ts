import { SORT } from "#ports/sort-type.ts";
import type { CategoryTile, HomeSections } from "../domain/catalogue-views.ts";
import { categoryPath } from "../domain/category-tree.ts";
import { type ShownCard, toShownCard } from "../domain/product/shown-card.ts";
import { listBestSellers, listCardsByIds } from "./cards.ts";
import type { CatalogueContext, CatalogueDeps } from "./catalogue-deps.ts";
import { getCategoryTree } from "./get-category-tree.ts";
import { listBrands } from "./list-brands.ts";
import { listOffers } from "./list-offers.ts";
import { searchTopGoods } from "./search/search-top-goods.ts";

const ROW = 5;
const OFFERS = 4;
const BRANDS = 12;

/** Product notes §8: the catalogue's sections of the home page. */
export async function getHomeSections(
  deps: CatalogueDeps,
  context: CatalogueContext,
): Promise<HomeSections> {
  const cardsOf = async (asked: Partial<Parameters<typeof searchTopGoods>[2]>) => {
    const { ids } = await searchTopGoods(deps, context, { limit: ROW, ...asked });
    return (await listCardsByIds(deps, context, ids)).map(toShownCard);
  };
  const [everything, categories, offers, bestSellers, newArrivals, deals, brands] =
    await Promise.all([
      searchTopGoods(deps, context, { limit: 0 }),
      listTiles(deps, context),
      listOffers(deps, context),
      listBestSellers(deps, context, 2 * ROW),
      cardsOf({ sort: SORT.newArrivals }),
      cardsOf({ terms: { marks: ["deal"] }, limit: 2 * ROW }),
      listBrands(deps, context),
    ]);
  return {
    productCount: everything.total,
    categories,
    offers: offers.slice(0, OFFERS),
    bestSellers,
    newArrivals,
    deals: deals.toSorted(soonestFirst).slice(0, ROW),
    brands: brands.filter(({ isFeatured }) => isFeatured).slice(0, BRANDS),
  };
}

const soonestFirst = (a: ShownCard, b: ShownCard) =>
  (a.dealEndsAt ?? "") < (b.dealEndsAt ?? "") ? -1 : 1;

/** Each top category has a picture of its best seller. */
async function listTiles(deps: CatalogueDeps, context: CatalogueContext): Promise<CategoryTile[]> {
  const tree = await getCategoryTree(deps, context);
  const tiles = await Promise.all(
    tree
      .filter(({ displayInMarketplace }) => displayInMarketplace)
      .map(async (category): Promise<CategoryTile> => {
        const terms = { category_ids: [String(category.id)] };
        const { ids, total } = await searchTopGoods(deps, context, { terms, limit: 1 });
        const [card] = await listCardsByIds(deps, context, ids);
        return {
          path: categoryPath([category]),
          name: category.name,
          count: total,
          picture: card?.pictures[0] ?? null,
        };
      }),
  );
  return tiles.filter(({ count }) => count > 0);
}
