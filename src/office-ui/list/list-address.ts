import { isDay } from "#core/dates.ts";
import { withoutControls } from "#core/one-line.ts";
import { readIds } from "#core/read-ids.ts";

/** `one` is a choice of a single value. Which values `id` and `ids` may have, only the server knows. */
type FilterKind =
  | "choice"
  | "one"
  | "id"
  | "ids"
  | "text"
  | "date"
  | "money"
  | "number"
  | "boolean";

/** How a filter compares its field with its values. */
export type FilterOperator =
  | "is"
  | "not"
  | "contains"
  | "on"
  | "since"
  | "until"
  | "equals"
  | "above"
  | "below";

export type ListFilter = { key: string; operator: FilterOperator; values: readonly string[] };
export type ListSort = { key: string; descending: boolean };
/** What a list shows. The address holds all of it, so that a user can send it or save it as a view. */
export type ListState = { filters: readonly ListFilter[]; sort: ListSort | undefined };

export type FilterField = {
  key: string;
  kind: FilterKind;
  /** The operators that the list's call supports; a new filter begins with the first. */
  operators: readonly FilterOperator[];
  /** The allowed values of a choice; a `one` filter without them accepts any value. */
  values?: readonly string[];
  /** The longest text that the call accepts; 100 characters by default. */
  longest?: number;
  /** The smallest and the largest number that the call accepts. */
  least?: number;
  most?: number;
};

/** What the address may name; other parameters are ignored. */
export type ListFields = { filters: readonly FilterField[]; sorts: readonly string[] };

export const YES = "yes";
export const NO = "no";

/** The parameter's name: `not-state`, `paid-since`, or the plain key for "is", "contains", "on" and "equals". */
function parameterOf(key: string, operator: FilterOperator): string {
  if (operator === "not") return `not-${key}`;
  return ["is", "contains", "on", "equals"].includes(operator) ? key : `${key}-${operator}`;
}

const NUMBER = /^-?\d{1,12}([.,]\d{1,3})?$/;

const LONGEST = 100;
/** The most ids that a call accepts in one filter. */
const MOST_IDS = 200;

/** Drops or cuts values that the list's call would refuse, so that an old or odd link still shows a list. */
function readValues(field: FilterField, text: string): string[] {
  const { kind, values } = field;
  const trimmed = withoutControls(text).trim();
  if (kind === "choice") {
    return [...new Set(trimmed.split(","))].filter((value) => values?.includes(value));
  }
  if (kind === "one" && values) return values.filter((value) => value === trimmed);
  if (kind === "id") return readIds(trimmed).slice(0, 1).map(String);
  if (kind === "ids") return readIds(trimmed).slice(0, MOST_IDS).map(String);
  if (kind === "boolean") return [YES, NO].filter((value) => value === trimmed);
  if (kind === "date") return isDay(trimmed) ? [trimmed] : [];
  if (kind === "text" || kind === "one") {
    const cut = trimmed.slice(0, field.longest ?? LONGEST).trim();
    return cut ? [cut] : [];
  }
  return readNumber(field, trimmed);
}

function readNumber({ least = -Infinity, most = Infinity }: FilterField, text: string): string[] {
  if (!NUMBER.test(text)) return [];
  const number = text.replace(",", ".");
  return Number(number) >= least && Number(number) <= most ? [number] : [];
}

/** Undefined if the text has no value that this filter accepts. */
export function makeFilter(
  field: FilterField,
  operator: FilterOperator,
  text: string,
): ListFilter | undefined {
  const values = readValues(field, text);
  return values.length > 0 ? { key: field.key, operator, values } : undefined;
}

export function readListAddress(search: string | URLSearchParams, fields: ListFields): ListState {
  const byParameter = new Map(
    fields.filters.flatMap((field) =>
      field.operators.map((operator) => [parameterOf(field.key, operator), { field, operator }]),
    ),
  );
  const parameters = new Map(new URLSearchParams(search));
  const filters = [...parameters].flatMap(([name, text]) => {
    const named = byParameter.get(name);
    return (named && makeFilter(named.field, named.operator, text)) ?? [];
  });
  return { filters, sort: readSort(parameters.get("sort"), fields.sorts) };
}

function readSort(text: string | undefined, sorts: readonly string[]): ListSort | undefined {
  if (!text) return undefined;
  const descending = text.startsWith("-");
  const key = descending ? text.slice(1) : text;
  return sorts.includes(key) ? { key, descending } : undefined;
}

/** The query of a state, without a question mark; commas are not encoded, so that it stays readable. */
export function writeListAddress({ filters, sort }: ListState): string {
  const parameters = new URLSearchParams(
    filters.map(({ key, operator, values }) => [parameterOf(key, operator), values.join(",")]),
  );
  if (sort) parameters.set("sort", `${sort.descending ? "-" : ""}${sort.key}`);
  return parameters.toString().replaceAll("%2C", ",");
}

const isSame = (one: ListFilter, other: ListFilter) =>
  one.key === other.key && one.operator === other.operator;

/** Replaces the filter with the same field and operator, or adds the filter at the end. */
export function withFilter(state: ListState, filter: ListFilter): ListState {
  const has = state.filters.some((one) => isSame(one, filter));
  return {
    ...state,
    filters: has
      ? state.filters.map((one) => (isSame(one, filter) ? filter : one))
      : [...state.filters, filter],
  };
}

export const withoutFilter = (state: ListState, filter: ListFilter): ListState => ({
  ...state,
  filters: state.filters.filter((one) => !isSame(one, filter)),
});

/** Sorts ascending first, then descending, then in the list's default order. */
export function withNextSort(state: ListState, key: string): ListState {
  if (state.sort?.key !== key) return { ...state, sort: { key, descending: false } };
  return { ...state, sort: state.sort.descending ? undefined : { key, descending: true } };
}

/** Whether two queries show the same list, in whatever order they name their filters. */
export function isSameList(one: string, other: string): boolean {
  const sorted = (query: string) => [...new URLSearchParams(query)].map(String).sort().join("&");
  return sorted(one) === sorted(other);
}
