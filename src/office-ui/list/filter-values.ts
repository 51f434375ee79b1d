import { type FilterOperator, type ListFilter, YES } from "./list-address.ts";

type Filters = readonly ListFilter[];

const findFilter = (filters: Filters, key: string, operator?: FilterOperator) =>
  filters.find((one) => one.key === key && (!operator || one.operator === operator));

/** What a filter of a single value says; undefined where the list has none. */
export const textOf = (filters: Filters, key: string, operator?: FilterOperator) =>
  findFilter(filters, key, operator)?.values[0];

export function booleanOf(filters: Filters, key: string): boolean | undefined {
  const value = textOf(filters, key);
  return value === undefined ? undefined : value === YES;
}

export function numberOf(
  filters: Filters,
  key: string,
  operator?: FilterOperator,
): number | undefined {
  const value = textOf(filters, key, operator);
  return value === undefined ? undefined : Number(value);
}

export const idsOf = (filters: Filters, key: string, operator: FilterOperator = "is") =>
  findFilter(filters, key, operator)?.values.map(Number);

/** Those of all values that are named by the filter itself. */
export function namedValues<Value extends string>(
  filters: Filters,
  { key, operator, all }: { key: string; operator: "is" | "not"; all: readonly Value[] },
): Value[] | undefined {
  const filter = findFilter(filters, key, operator);
  return filter && all.filter((value) => filter.values.includes(value));
}

/** Those of all values that the filters leave: "is not" leaves all others. */
export function chosenValues<Value extends string>(
  filters: Filters,
  { key, all }: { key: string; all: readonly Value[] },
): Value[] | undefined {
  const own = filters.filter((one) => one.key === key);
  if (own.length === 0) return undefined;
  return all.filter((value) =>
    own.every(({ operator, values }) => values.includes(value) === (operator !== "not")),
  );
}

type Between<Value> = { from: Value | undefined; to: Value | undefined };

/** The first and the last day of a filter by date. */
export function daysOf(filters: Filters, key: string): Between<string> {
  const day = textOf(filters, key, "on");
  return {
    from: day ?? textOf(filters, key, "since"),
    to: day ?? textOf(filters, key, "until"),
  };
}

/** The least and the most of a filter by amount. */
export function amountsOf(filters: Filters, key: string): Between<number> {
  const amount = numberOf(filters, key, "equals");
  return {
    from: amount ?? numberOf(filters, key, "above"),
    to: amount ?? numberOf(filters, key, "below"),
  };
}
