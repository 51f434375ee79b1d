const NAME = /^(\w{1,60})((?:\[\w{0,60}\]){0,3})$/;
const BRACKET = /\[(\w*)\]/g;

type Branch = Map<string, unknown>;

/**
 * Reads `filters[price][gt]=300&sort[0][price]=asc`, the way forms write objects, into objects: empty brackets or
 * brackets with a number make lists. Names with another syntax are ignored.
 */
function readBracketNames(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const tree: Branch = new Map();
  for (const [name, value] of Object.entries(query)) {
    const [, root, brackets = ""] = NAME.exec(name) ?? [];
    if (root === undefined) continue;
    const path = [root, ...Array.from(brackets.matchAll(BRACKET), ([, key = ""]) => key)];
    plant(tree, path, value);
  }
  return Object.fromEntries([...tree].map(([name, value]) => [name, gather(value)]));
}

function plant(tree: Branch, path: readonly string[], value: unknown): void {
  let branch = tree;
  for (const key of path.slice(0, -1)) {
    const below = branch.get(key);
    const next: Branch = below instanceof Map ? below : new Map();
    branch.set(key, next);
    branch = next;
  }
  branch.set(path.at(-1) ?? "", value);
}

function gather(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const branch: Branch = value;
  const gathered = [...branch].map(([key, below]) => [key, gather(below)] as const);
  const isList = gathered.every(([key]) => /^\d*$/.test(key));
  return isList ? gathered.flatMap(([, below]) => below) : Object.fromEntries(gathered);
}

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A query of the search protocol that was written as a URL, in the shape of a POST body; not validated. */
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

/** A single value becomes a list with one item. */
const asList = (value: unknown) => (typeof value === "string" ? [value] : value);

const eachValue = (all: unknown, read: (value: unknown) => unknown) =>
  typeof all === "object" && all !== null && !Array.isArray(all)
    ? Object.fromEntries(Object.entries(all).map(([key, value]) => [key, read(value)]))
    : all;
