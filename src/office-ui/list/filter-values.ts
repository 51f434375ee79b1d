import { type FilterOperator, type ListFilter, YES } from "./list-address.ts";

type Filters = readonly ListFilter[];

const findFilter = (filters: Filters, key: string, operator?: FilterOperator) =>
  filters.find((one) => one.key === key && (!operator || one.operator === operator));

/** The value of a single-value filter; undefined if the filter is not set. */
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

/** The values that the filter itself names, also with "is not". */
export function namedValues<Value extends string>(
  filters: Filters,
  { key, operator, all }: { key: string; operator: "is" | "not"; all: readonly Value[] },
): Value[] | undefined {
  const filter = findFilter(filters, key, operator);
  return filter && all.filter((value) => filter.values.includes(value));
}

/** The values that the filters let through: "is not" lets all others through. */
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

/** The first and last day of a date filter. */
export function daysOf(filters: Filters, key: string): Between<string> {
  const day = textOf(filters, key, "on");
  return {
    from: day ?? textOf(filters, key, "since"),
    to: day ?? textOf(filters, key, "until"),
  };
}

/** The lower and upper bound of an amount filter. */
export function amountsOf(filters: Filters, key: string): Between<number> {
  const amount = numberOf(filters, key, "equals");
  return {
    from: amount ?? numberOf(filters, key, "above"),
    to: amount ?? numberOf(filters, key, "below"),
  };
}
