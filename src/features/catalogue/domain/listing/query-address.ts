import { readBracketNames } from "./bracket-names.ts";

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A query of the search protocol as an address writes it, in the shape of a posted one; unchecked. */
export function readQueryAddress(
  address: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { filters, limit, offset, modifiers, selectFields, ...rest } = readBracketNames(address);
  return {
    ...rest,
    ...given("limit", limit, readNumber),
    ...given("offset", offset, readNumber),
    ...given("filters", filters, (all) => eachValue(all, asList)),
    ...given("modifiers", modifiers, (all) => eachValue(all, readFlag)),
    ...given("selectFields", selectFields, asList),
  };
}

const given = (name: string, value: unknown, read: (value: unknown) => unknown) =>
  value === undefined ? {} : { [name]: read(value) };

const readNumber = (value: unknown) =>
  typeof value === "string" && NUMBER.test(value) ? Number(value) : value;

const readFlag = (value: unknown) =>
  value === "true" || value === "false" ? value === "true" : value;

/** One value is a list of one. */
const asList = (value: unknown) => (typeof value === "string" ? [value] : value);

const eachValue = (all: unknown, read: (value: unknown) => unknown) =>
  typeof all === "object" && all !== null && !Array.isArray(all)
    ? Object.fromEntries(Object.entries(all).map(([key, value]) => [key, read(value)]))
    : all;
