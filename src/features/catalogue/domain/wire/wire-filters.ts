import type { SortType } from "#ports/sort-type.ts";
import { isFilterKey, type RequestedFilters } from "../listing/requested-filters.ts";
import type { FieldRecord, Taxonomy } from "../taxonomy.ts";
import { WIRE_ORDERS, WIRE_UNITS } from "./wire-units.ts";

/** Filters of the search protocol: a list of values, a range, or a hierarchy. */
export type WireFilter = readonly (string | number | boolean)[] | WireRange | WireHierarchy;
type WireEnd = number | string | undefined;
type WireRange = { gt?: WireEnd; gte?: WireEnd; lt?: WireEnd; lte?: WireEnd };
type WireHierarchy = { terms: readonly string[] };

/** Used by listing pages: clients cannot filter by it, but our own nodes use it in requests to each other. */
const INSIDE_KEY = "marks";

/** Undefined if a filter cannot match anything: an unknown key, or an invalid range. */
export function readWireFilters(
  filters: Readonly<Record<string, WireFilter>>,
  taxonomy: Taxonomy,
  isInside = false,
): RequestedFilters | undefined {
  const isKey = (key: string) => isFilterKey(key, taxonomy) || (isInside && key === INSIDE_KEY);
  const asked: RequestedFilters = { terms: {}, ranges: {} };
  for (const [key, filter] of Object.entries(filters)) {
    const unit = WIRE_UNITS.get(key);
    const range = isRange(filter) && unit !== undefined ? readRange(filter, unit) : undefined;
    if (range) asked.ranges[key] = range;
    else if (!isRange(filter) && isKey(key)) {
      asked.terms[key] = valuesOf(filter).map((value) => neutralKey(String(value), key, taxonomy));
    } else return undefined;
  }
  return asked;
}

const isRange = (filter: WireFilter): filter is WireRange =>
  !Array.isArray(filter) && !("terms" in filter);

const valuesOf = (
  filter: Exclude<WireFilter, WireRange>,
): readonly (string | number | boolean)[] => ("terms" in filter ? filter.terms : filter);

/** Clients see facets with titles and send titles back: "Black" means `black`. */
function neutralKey(value: string, key: string, { fields }: Taxonomy): string {
  const field = fields.find(({ id }) => key === `additional_field_${id}`);
  if (!field || field.values.has(value)) return value;
  return keyByTitle(field, value) ?? value;
}

function keyByTitle({ values }: FieldRecord, title: string): string | undefined {
  for (const [key, { titles }] of values) if (Object.values(titles).includes(title)) return key;
  return undefined;
}

function readRange(
  { gt, gte, lt, lte }: WireRange,
  unit: number,
): { min?: number; max?: number } | undefined {
  const ends = [gt, gte, lt, lte].map((end) => (end === undefined ? undefined : Number(end)));
  if (ends.every((end) => end === undefined) || ends.some(Number.isNaN)) return undefined;
  const [above, from, below, to] = ends.map((end) =>
    end === undefined ? undefined : scale(end, unit),
  );
  const min = largest(above === undefined ? undefined : Math.floor(above) + 1, ceil(from));
  const max = smallest(below === undefined ? undefined : Math.ceil(below) - 1, floor(to));
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

/** Removes floating-point errors: 19.99 × 100 is 1999. */
const scale = (value: number, unit: number) => Math.round(value * unit * 1e6) / 1e6;
const ceil = (value: number | undefined) => (value === undefined ? undefined : Math.ceil(value));
const floor = (value: number | undefined) => (value === undefined ? undefined : Math.floor(value));
const defined = (values: (number | undefined)[]) => values.filter((value) => value !== undefined);
const largest = (...values: (number | undefined)[]) =>
  defined(values).length === 0 ? undefined : Math.max(...defined(values));
const smallest = (...values: (number | undefined)[]) =>
  defined(values).length === 0 ? undefined : Math.min(...defined(values));

/** Only the first order counts; ties are broken by id. Undefined if the order is unknown. */
export function readWireSort(
  sort: readonly Readonly<Record<string, string>>[],
): SortType | undefined {
  const [field, direction] = Object.entries(sort[0] ?? {})[0] ?? [];
  return WIRE_ORDERS[`${field} ${direction}`];
}
