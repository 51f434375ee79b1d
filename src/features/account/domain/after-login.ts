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

/** Where a mailed password is replaced. */
export const PASSWORD_PAGE = "/account-information";

/** Product notes §3 "guest only": where whoever is logged in already is led. */
export const OWN_PAGE = "/account-information";

/** Orders with what to do next: of all pages of the account the one that most came for. */
export const LANDING_PAGE = "/my-orders";

/**
 * Where a login leads (product notes §3): where somebody came from or wanted to go, on this site, else to their
 * orders; who came in by a mailed password replaces it first. `localise` puts the language in front.
 */
export function afterLogin(
  user: { mustChangePassword: boolean },
  wanted: string | null | undefined,
  localise: (path: string) => string,
): string {
  if (user.mustChangePassword) return localise(PASSWORD_PAGE);
  return sameSitePath(wanted) ?? localise(LANDING_PAGE);
}
