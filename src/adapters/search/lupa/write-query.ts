import { WIRE_ORDERS, WIRE_UNITS } from "#features/catalogue/domain/wire/wire-units.ts";
import type { SearchFilters, SearchQuery } from "#ports/search.ts";
import { SORT, type SortType } from "#ports/sort-type.ts";

/** Longer than anything people type. */
const LONGEST_TEXT = 200;
/** The protocol's limits. */
export const MOST_AT_ONCE = 500;
export const DEEPEST = 1_000_000;

type WireRange = { gte?: number; lte?: number };
type WireQueryBody = {
  searchText: string;
  limit: number;
  offset: number;
  filters: Record<string, readonly string[] | WireRange>;
  sort: Record<string, string>[];
  modifiers: { facets: boolean };
  selectFields: string[];
};

export const wireText = (text: string) => text.slice(0, LONGEST_TEXT).toWellFormed();

/** A query in the protocol's format; of the products it requests only the ids. */
export function writeQuery(
  query: Pick<SearchQuery, "text" | "filters" | "sort" | "facets">,
  page: { offset: number; limit: number },
): WireQueryBody {
  return {
    searchText: wireText(query.text),
    ...page,
    filters: writeFilters(query.filters),
    sort: [writeSort(query.sort)],
    modifiers: { facets: query.facets === "all" || query.facets.length > 0 },
    selectFields: ["id"],
  };
}

/** An unknown order becomes the default one. */
function writeSort(sort: SortType): Record<string, string> {
  const entries = Object.entries(WIRE_ORDERS);
  const known = (wanted: SortType) => entries.find(([, each]) => each === wanted)?.[0];
  const [field = "", direction = ""] = (known(sort) ?? known(SORT.bestSellers) ?? "").split(" ");
  return { [field]: direction };
}

function writeFilters({ terms, ranges }: SearchFilters): WireQueryBody["filters"] {
  const chosen = Object.entries(terms).filter(([, values]) => values && values.length > 0);
  const spans = Object.entries(ranges).flatMap(([key, range]) => {
    const span = range && writeRange(range, WIRE_UNITS.get(key) ?? 1);
    return span ? [[key, span] as const] : [];
  });
  return Object.fromEntries([...chosen, ...spans]);
}

/** JSON has neither NaN (which matches nothing) nor infinity (which means no limit on that side). */
function writeRange(
  {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
  }: { min?: number; max?: number },
  unit: number,
): WireRange | undefined {
  const fitsNothing = !(min <= max) || min === Infinity || max === -Infinity;
  if (fitsNothing) return { gte: 1, lte: 0 };
  const ends = {
    ...(Number.isFinite(min) ? { gte: min / unit } : {}),
    ...(Number.isFinite(max) ? { lte: max / unit } : {}),
  };
  return Object.keys(ends).length > 0 ? ends : undefined;
}
