import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { SearchFilters } from "#ports/search.ts";
import { SORT } from "#ports/sort-type.ts";
import {
  type ProductCursor,
  readProductCursor,
  writeProductCursor,
} from "../../domain/office/product-list.ts";
import { toPicture } from "../../domain/product/make-card.ts";
import type { Taxonomy } from "../../domain/taxonomy.ts";
import type { ListedStaffProduct, listStaffProductsCall } from "../../staff-calls.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import {
  countStaffProducts,
  type ListedRow,
  type StaffProductFilter,
  selectIdsByCode,
  selectListed,
  selectProductIds,
} from "./staff-products.repository.ts";

const PAGE = 50;

export type ListGoodsDeps = Pick<CatalogueDeps, "index" | "taxonomy" | "pictureVersion"> & {
  db: Database;
  listSites: () => readonly Site[];
};
type Asked = InputOf<typeof listStaffProductsCall>;
type Found = { ids: readonly number[]; total: number; next: ProductCursor | null };

/**
 * Words, sites and stock are the search engine's to find, as far as it knows the goods: what is hidden or
 * archived, and lists without words, are the database's, by its indexes.
 */
export async function listStaffProducts(
  deps: ListGoodsDeps,
  asked: Asked,
  { site, language }: { site: Site; language: string },
) {
  const taxonomy = await deps.taxonomy.get();
  const after = asked.after === undefined ? undefined : readProductCursor(asked.after);
  const isOnSale = asked.state === undefined || asked.state === "on_sale";
  const isSearched =
    asked.query !== undefined || asked.site !== undefined || asked.in_stock !== undefined;
  // The engine knows that goods are a seller's, not whose.
  const found =
    isOnSale && isSearched && asked.seller === undefined
      ? await searchGoods(deps, { asked, site, language, after })
      : await selectGoods(deps.db, filterOf(deps, asked, taxonomy), after);
  const rows = await selectListed(deps.db, found.ids);
  return {
    status: true as const,
    products: rows.map((row) => describeListed(row, deps)),
    total: found.total,
    next: found.next && writeProductCursor(found.next),
  };
}

async function selectGoods(
  db: Database,
  filter: StaffProductFilter,
  after: ProductCursor | undefined,
): Promise<Found> {
  const page = { after: after?.kind === "id" ? after.value : undefined, limit: PAGE + 1 };
  const [ids, total] = await Promise.all([
    selectProductIds(db, filter, page),
    countStaffProducts(db, filter),
  ]);
  const shown = ids.slice(0, PAGE);
  const last = shown.at(-1);
  const hasMore = ids.length > PAGE && last !== undefined;
  return { ids: shown, total, next: hasMore ? { kind: "id", value: last } : null };
}

type Search = {
  asked: Asked;
  site: Site;
  language: string;
  after: ProductCursor | undefined;
};

/** A SKU or GTIN as it stands on the goods comes before everything that the words find. */
export async function searchGoods(deps: ListGoodsDeps, search: Search): Promise<Found> {
  const { asked, language, after } = search;
  const offset = after?.kind === "offset" ? after.value : 0;
  const byCode =
    asked.query && offset === 0 && /\d/.test(asked.query)
      ? await selectIdsByCode(deps.db, asked.query)
      : [];
  const { ids, total } = await deps.index.search({
    siteId: asked.site ?? sellingSite(deps, search.site),
    language,
    text: asked.query ?? "",
    filters: searchFilters(asked),
    sort: asked.query ? SORT.relevance : SORT.newArrivals,
    offset,
    limit: PAGE,
    facets: [],
  });
  const next = offset + ids.length;
  return {
    ids: [...new Set([...byCode, ...ids])],
    total: Math.max(total, byCode.length),
    next: next < total && ids.length > 0 ? { kind: "offset", value: next } : null,
  };
}

/** The office may be at a site without goods of its own. */
function sellingSite({ listSites }: ListGoodsDeps, site: Site): number {
  if (site.categorySet !== null) return site.id;
  return listSites().find(({ categorySet }) => categorySet !== null)?.id ?? site.id;
}

const searchFilters = (asked: Asked): SearchFilters => ({
  terms: {
    ...(asked.category ? { category_ids: [String(asked.category)] } : {}),
    ...(asked.flag ? { flag_ids: [String(asked.flag)] } : {}),
    ...(asked.manufacturer ? { manufacturer: [asked.manufacturer] } : {}),
    ...(asked.in_stock === undefined ? {} : { in_stock: [String(asked.in_stock)] }),
  },
  ranges: {},
});

export function filterOf(
  { listSites }: ListGoodsDeps,
  asked: Asked,
  { categories }: Taxonomy,
): StaffProductFilter {
  const site = listSites().find(({ id }) => id === asked.site);
  const ofSet = [...categories.values()].filter(({ set }) => set === site?.categorySet);
  return {
    state: asked.state,
    soldOn:
      asked.site === undefined
        ? undefined
        : { siteId: asked.site, categoryIds: ofSet.map(({ id }) => id) },
    categoryIds: asked.category === undefined ? undefined : withBelow(categories, asked.category),
    flagId: asked.flag,
    manufacturer: asked.manufacturer,
    seller: asked.seller,
    isInStock: asked.in_stock,
    text: asked.query,
  };
}

/** A category and all below it. */
function withBelow(categories: Taxonomy["categories"], id: number): number[] {
  const found = new Set([id]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { id: child, parentId } of categories.values()) {
      if (parentId !== null && found.has(parentId)) found.add(child);
    }
  }
  return [...found];
}

function describeListed(
  row: ListedRow,
  deps: Pick<CatalogueDeps, "pictureVersion">,
): ListedStaffProduct {
  const { picture, lowestCents, highestCents } = row;
  const shown = picture && toPicture({ ...picture, variantColour: null }, deps);
  return {
    id: row.id,
    slug: row.slug,
    names: row.names,
    manufacturer: row.manufacturer,
    seller: row.seller,
    category_ids: row.categoryIds,
    flag_ids: row.flagIds,
    picture: shown && { src: shown.src, colour: shown.colour },
    variants: row.variants,
    price_from: lowestCents === null ? null : toDecimal(lowestCents),
    price_to: highestCents === null ? null : toDecimal(highestCents),
    stock: row.stock,
    hidden_on: row.hiddenOn,
    archived_at: row.archivedAt && new Date(row.archivedAt).toISOString(),
  };
}
