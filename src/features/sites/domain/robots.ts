/** SPEC §2: pages with these query parameters must not be indexed; `f.` and `fr.` are our own filters. */
const HIDDEN_QUERY_NAMES = new Set(["manufacturer", "az", "s"]);
const HIDDEN_QUERY_PREFIXES = ["f.", "fr."];

export function isHiddenQuery(query: URLSearchParams): boolean {
  return [...query.keys()].some(
    (name) =>
      HIDDEN_QUERY_NAMES.has(name) ||
      HIDDEN_QUERY_PREFIXES.some((prefix) => name.startsWith(prefix)),
  );
}
