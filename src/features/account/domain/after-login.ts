import type { CurrentUser } from "./current-user.ts";
import { sameSitePath } from "./same-site-path.ts";

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
  user: Pick<CurrentUser, "must_change_password">,
  wanted: string | null | undefined,
  localise: (path: string) => string,
): string {
  if (user.must_change_password) return localise(PASSWORD_PAGE);
  return sameSitePath(wanted) ?? localise(LANDING_PAGE);
}
