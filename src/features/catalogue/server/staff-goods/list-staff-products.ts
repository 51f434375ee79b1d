import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { InputOf } from "#platform/api/call.ts";
import type { SearchFilters } from "#ports/search.ts";
import { SORT } from "#ports/sort-type.ts";
import { toPicture } from "../../domain/product/make-card.ts";
import {
  type ProductCursor,
  readProductCursor,
  writeProductCursor,
} from "../../domain/staff-goods/product-list.ts";
import type { Taxonomy } from "../../domain/taxonomy.ts";
import type { ListedStaffProduct, listStaffProductsCall } from "../../staff-calls.ts";
import type { CatalogueDeps } from "../catalogue-deps.ts";
import {
  findStaffProducts,
  type ListedRow,
  type StaffProductFilter,
  selectIdsByCode,
  selectListed,
} from "./staff-products.repository.ts";

const PAGE = 50;

export type ListGoodsDeps = Pick<CatalogueDeps, "index" | "taxonomy"> & {
  db: Database;
  listSites: () => readonly Site[];
};
/** The requested filters, without the cursor. */
export type GoodsRequest = Omit<InputOf<typeof listStaffProductsCall>, "after">;
type Found = { ids: readonly number[]; total: number; next: ProductCursor | null };
type Page = { after: ProductCursor | undefined; limit: number };
type Search = Page & { site: Site; language: string };

export async function listStaffProducts(
  deps: ListGoodsDeps,
  { after, ...asked }: InputOf<typeof listStaffProductsCall>,
  { site, language }: { site: Site; language: string },
) {
  const cursor = after === undefined ? undefined : readProductCursor(after);
  const found = await findGoods(deps, asked, { site, language, after: cursor, limit: PAGE });
  const rows = await selectListed(deps.db, found.ids);
  return {
    status: true as const,
    products: rows.map(describeListed),
    total: found.total,
    next: found.next && writeProductCursor(found.next),
  };
}

/**
 * Text is searched by the search engine if it knows the products: it tolerates typing errors and puts the best matches
 * first. It does not know hidden, archived or unsold products; those, and lists without text, come from the database.
 */
export async function findGoods(
  deps: ListGoodsDeps,
  asked: GoodsRequest,
  search: Search,
): Promise<Found> {
  const { after } = search;
  const isOnSale = asked.state === undefined || asked.state === "on_sale";
  // The engine does not know which seller a product has, nor how many pieces are left.
  const isKnown = asked.seller === undefined && asked.few_left === undefined;
  const isSearched = isOnSale && asked.query !== undefined && isKnown;
  if (!isSearched || after?.kind === "id") return selectGoods(deps, asked, search);
  const found = await searchGoods(deps, asked, search);
  return after || found.ids.length > 0 ? found : selectGoods(deps, asked, search);
}

async function selectGoods(
  deps: ListGoodsDeps,
  asked: GoodsRequest,
  { after, limit }: Page,
): Promise<Found> {
  const filter = filterOf(deps, asked, await deps.taxonomy.get());
  const page = { after: after?.kind === "id" ? after.value : undefined, limit };
  const { ids, hasMore, total } = await findStaffProducts(deps.db, filter, page);
  const last = ids.at(-1);
  return { ids, total, next: hasMore && last ? { kind: "id", value: last } : null };
}

/** An exact match of a SKU or GTIN comes before all other matches. */
async function searchGoods(
  deps: ListGoodsDeps,
  asked: GoodsRequest,
  { site, language, after, limit }: Search,
): Promise<Found> {
  const offset = after?.kind === "offset" ? after.value : 0;
  const byCode = await findByCode(deps, asked);
  const { ids, total } = await deps.index.search({
    siteId: asked.site ?? sellingSite(deps, site),
    language,
    text: asked.query ?? "",
    filters: searchFilters(asked),
    sort: SORT.relevance,
    offset,
    limit,
    facets: [],
  });
  const next = offset + ids.length;
  const isFirst = new Set(byCode);
  return {
    ids: offset === 0 ? [...new Set([...byCode, ...ids])] : ids.filter((id) => !isFirst.has(id)),
    total: Math.max(total, byCode.length),
    next: next < total && ids.length > 0 ? { kind: "offset", value: next } : null,
  };
}

/** A scanned code is found in any product; with other filters, only among the products that match them. */
async function findByCode(deps: ListGoodsDeps, asked: GoodsRequest): Promise<number[]> {
  const { query, language: _language, ...others } = asked;
  if (query === undefined || !/\d/.test(query)) return [];
  const isNarrowed = Object.values(others).some((value) => value !== undefined);
  const filter = isNarrowed ? filterOf(deps, others, await deps.taxonomy.get()) : undefined;
  return selectIdsByCode(deps.db, query, filter);
}

/** The office may run on a site that sells no products. */
function sellingSite({ listSites }: ListGoodsDeps, site: Site): number {
  if (site.categorySet !== null) return site.id;
  return listSites().find(({ categorySet }) => categorySet !== null)?.id ?? site.id;
}

const searchFilters = (asked: GoodsRequest): SearchFilters => ({
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
  asked: GoodsRequest,
  { categories }: Taxonomy,
): StaffProductFilter {
  const site = listSites().find(({ id }) => id === asked.site);
  return {
    state: asked.state,
    soldOn:
      asked.site === undefined
        ? undefined
        : { siteId: asked.site, categorySet: site?.categorySet ?? null },
    categoryIds: asked.category === undefined ? undefined : withBelow(categories, asked.category),
    flagId: asked.flag,
    manufacturer: asked.manufacturer,
    seller: asked.seller,
    isInStock: asked.in_stock,
    fewLeft: asked.few_left,
    text: asked.query,
  };
}

/** A category and all its descendants. */
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

function describeListed(row: ListedRow): ListedStaffProduct {
  const { picture, lowestCents, highestCents } = row;
  const shown = picture && toPicture({ ...picture, variantColour: null });
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
