/** Placeholder for our own host while a URL is parsed; no real host can have this name. */
const HERE = "http://here.invalid";

/** Product notes §3: after login only paths of the same site are followed. Returns undefined for anything else. */
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

/** Product notes §3 "guest only": customers who are logged in already are redirected here. */
export const OWN_PAGE = "/account-information";

/** Lists orders with their next step: the account page that most customers come for. */
export const LANDING_PAGE = "/my-orders";

/**
 * Where a login leads (product notes §3): to the wanted page of this site, else to the customer's orders.
 * Customers who logged in with a mailed password replace it first. `localise` adds the language prefix.
 */
export function afterLogin(
  user: { mustChangePassword: boolean },
  wanted: string | null | undefined,
  localise: (path: string) => string,
): string {
  if (user.mustChangePassword) return localise(PASSWORD_PAGE);
  return sameSitePath(wanted) ?? localise(LANDING_PAGE);
}
