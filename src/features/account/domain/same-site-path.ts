/** Stands for our own host while an address is read; nothing outside can have it. */
const HERE = "http://here.invalid";

/** Product notes §3: after login only paths of the same site are followed. Anything else leads nowhere. */
export function sameSitePath(given: string | null | undefined): string | undefined {
  if (!given?.startsWith("/") || given.length > 2000) return undefined;
  // Stryker disable ConditionalExpression,LogicalOperator: nearly every check would do alone; no one may be forgotten
  // Browsers read a backslash as a slash, and drop tabs and line breaks.
  if (/[\\\p{Cc}]/u.test(given) || given.startsWith("//")) return undefined;
  if (!URL.canParse(given, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(given, HERE);
  if (origin !== HERE || pathname.startsWith("//")) return undefined;
  // Stryker restore ConditionalExpression,LogicalOperator
  return pathname + search + hash;
}
