import { SORT, type SortType } from "#ports/sort-type.ts";
import { type Category, categoryPath } from "../../domain/category-tree.ts";
import type { NamedQuery } from "../../domain/listing/named-query.ts";
import { readWireFilters, readWireSort } from "../../domain/wire/wire-filters.ts";
import type { WireQuery } from "../../domain/wire/wire-schemas.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { getCategoryTree } from "../get-category-tree.ts";
import { type DocumentResult, type ProtocolContext, queryDocuments } from "./query-documents.ts";
import { isIdsOnly, toRelated, toResult, toWireCategory } from "./wire-responses.ts";

const DEFAULT_LIMIT = 24;
const SIMILAR = 12;

export type QueryKeyContext = ProtocolContext & Pick<NamedQuery, "kind">;

/** Undefined if the query has an unknown order. */
export function readOrder({ sort = [] }: WireQuery): { sort?: SortType } | undefined {
  if (sort.length === 0) return {};
  const order = readWireSort(sort);
  return order === undefined ? undefined : { sort: order };
}

export async function findDocuments(
  deps: CatalogueDeps,
  context: ProtocolContext,
  query: WireQuery,
  order: { sort?: SortType },
): Promise<{ answer: DocumentResult; asked: { limit: number; offset: number } }> {
  const asked = { limit: query.limit ?? DEFAULT_LIMIT, offset: query.offset ?? 0 };
  const answer = await queryDocuments(deps, context, {
    text: (query.searchText ?? "").trim(),
    filters: readWireFilters(query.filters ?? {}, await deps.taxonomy.get(), context.isInside),
    ...order,
    ...asked,
    facets: query.modifiers?.facets !== false,
    idsOnly: isIdsOnly(query),
  });
  return { answer, asked };
}

/** One path of the protocol with three kinds of responses: the query key determines which one. */
export async function handleQuery(
  deps: CatalogueDeps,
  context: QueryKeyContext,
  query: WireQuery,
  order: { sort?: SortType },
) {
  if (context.kind === "suggestions") return suggestQueries(deps, context, query);
  if (context.kind === "categories") return findCategories(deps, context, query);
  const { answer, asked } = await findDocuments(deps, context, query, order);
  const wantsSimilar = query.modifiers?.refiners !== false && !isIdsOnly(query);
  const similar = answer.total === 0 && wantsSimilar ? await listBestSellers(deps, context) : [];
  return toResult(query, asked, answer, similar);
}

export async function listBestSellers(deps: CatalogueDeps, context: CatalogueContext) {
  const { items } = await queryDocuments(deps, context, {
    text: "",
    filters: { terms: {}, ranges: {} },
    sort: SORT.bestSellers,
    limit: SIMILAR,
    offset: 0,
    facets: false,
  });
  return items;
}

async function suggestQueries(deps: CatalogueDeps, context: CatalogueContext, query: WireQuery) {
  const { queries } = await deps.index.suggest({
    siteId: context.site.id,
    language: context.language,
    text: query.searchText ?? "",
    limit: query.limit ?? 10,
  });
  return queries.map(({ text, count }) => ({
    suggestion: text,
    ...(count === undefined ? {} : { count }),
  }));
}

async function findCategories(deps: CatalogueDeps, context: CatalogueContext, query: WireQuery) {
  const words = (query.searchText ?? "").trim().toLowerCase();
  const all = flatten(await getCategoryTree(deps, context));
  const found = all.filter(({ name }) => name.toLowerCase().includes(words));
  const { offset = 0, limit = found.length } = query;
  return {
    searchText: query.searchText ?? "",
    total: found.length,
    items: found.slice(offset, offset + limit).map(({ children: _children, ...one }) => one),
  };
}

const flatten = (tree: readonly Category[]): ReturnType<typeof toWireCategory>[] =>
  tree.flatMap((category) => [toWireCategory(category), ...flatten(category.children)]);

export async function listRelated(
  deps: CatalogueDeps,
  context: CatalogueContext,
  query: WireQuery,
) {
  const text = (query.searchText ?? "").trim();
  const [{ answer }, { queries }] = await Promise.all([
    findDocuments(deps, context, query, {}),
    deps.index.suggest({ siteId: context.site.id, language: context.language, text, limit: 5 }),
  ]);
  const others = queries.filter((one) => one.text !== text);
  return { relatedQueries: toRelated(text, others, answer) };
}

/** A visitor who types the whole name of a category may be redirected to it. */
export async function listRedirections(deps: CatalogueDeps, context: CatalogueContext) {
  const tree = await getCategoryTree(deps, context);
  const rules = (trail: readonly Category[]): { sources: string[]; target: string }[] => {
    const own = trail.at(-1);
    if (!own) return [];
    const target = `/${context.language}${categoryPath(trail)}`;
    return [
      { sources: [own.name.toLowerCase()], target },
      ...own.children.flatMap((child) => rules([...trail, child])),
    ];
  };
  return { rules: tree.flatMap((category) => rules([category])) };
}
