import type { CurrentUser } from "./current-user.ts";
import { sameSitePath } from "./same-site-path.ts";

export const OWN_PAGE = "/account-information";

/**
 * Where a login leads (PRODUCT §3): where somebody wanted to go, on this site, else to their own page;
 * who came in by a mailed password goes there first, to replace it. `localise` puts the language in front.
 */
export function afterLogin(
  user: Pick<CurrentUser, "must_change_password">,
  wanted: string | null | undefined,
  localise: (path: string) => string,
): string {
  const target = user.must_change_password ? undefined : sameSitePath(wanted);
  return target ?? localise(OWN_PAGE);
}
