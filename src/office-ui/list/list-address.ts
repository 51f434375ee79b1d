import { isDay } from "#core/dates.ts";
import { withoutControls } from "#core/one-line.ts";
import { readIds } from "#core/read-ids.ts";

/** `one` is a choice of a single value; of `id` and `ids` the server knows which there are. */
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

/** What a filter says of its field. */
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
/** What a list shows: all of it is in the address, so that it can be sent to a colleague or saved as a view. */
export type ListState = { filters: readonly ListFilter[]; sort: ListSort | undefined };

export type FilterField = {
  key: string;
  kind: FilterKind;
  /** Those that the list's call can answer; a new filter begins with the first. */
  operators: readonly FilterOperator[];
  /** What a choice may be; a single one without them may be anything. */
  values?: readonly string[];
  /** The longest text that the call takes: 100 characters where nothing else is said. */
  longest?: number;
  /** The smallest and the largest number that it takes. */
  least?: number;
  most?: number;
};

/** What the address may name; anything else in it is passed over. */
export type ListFields = { filters: readonly FilterField[]; sorts: readonly string[] };

export const YES = "yes";
export const NO = "no";

/** `not-state=…`, `paid-since=…`, and without anything for what is or contains. */
function parameterOf(key: string, operator: FilterOperator): string {
  if (operator === "not") return `not-${key}`;
  return ["is", "contains", "on", "equals"].includes(operator) ? key : `${key}-${operator}`;
}

const NUMBER = /^-?\d{1,12}([.,]\d{1,3})?$/;

const LONGEST = 100;
/** As many as calls take in one filter. */
const MOST_IDS = 200;

/** What the list's call would refuse is left out or cut: whoever follows an old or odd link gets a list all the same. */
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

/** Undefined for what is no filter of this list, or has no value that it could have. */
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

/** The query of a state, without a question mark; commas stay as they are, to be read. */
export function writeListAddress({ filters, sort }: ListState): string {
  const parameters = new URLSearchParams(
    filters.map(({ key, operator, values }) => [parameterOf(key, operator), values.join(",")]),
  );
  if (sort) parameters.set("sort", `${sort.descending ? "-" : ""}${sort.key}`);
  return parameters.toString().replaceAll("%2C", ",");
}

const isSame = (one: ListFilter, other: ListFilter) =>
  one.key === other.key && one.operator === other.operator;

/** In place of one that says the same of the same field, else at the end. */
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

/** First upwards, then downwards, then as the list is by itself. */
export function withNextSort(state: ListState, key: string): ListState {
  if (state.sort?.key !== key) return { ...state, sort: { key, descending: false } };
  return { ...state, sort: state.sort.descending ? undefined : { key, descending: true } };
}

/** Whether an address shows the same list as another, in whatever order it names its filters. */
export function isSameList(one: string, other: string): boolean {
  const sorted = (query: string) => [...new URLSearchParams(query)].map(String).sort().join("&");
  return sorted(one) === sorted(other);
}
