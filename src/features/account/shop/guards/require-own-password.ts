import { type RouterContextProvider, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import { PASSWORD_PAGE } from "../../domain/after-login.ts";
import type { Session } from "../../server/read-session.ts";

/** Who came in by a mailed password sees, of all pages that know them, only the one on which it is replaced. */
export function requireOwnPassword(
  context: Readonly<RouterContextProvider>,
  page: { request: Request },
  session: Session | undefined,
): Session | undefined {
  if (!session?.mustChangePassword) return session;
  const { language } = context.get(pageLanguageContext);
  const path = localisePath(PASSWORD_PAGE, language);
  const { pathname } = new URL(page.request.url);
  // Script asks for the same page with .data at its end.
  if (pathname.replace(/\.data$/, "") === path) return session;
  throw redirect(path, { status: 302, headers: PERSONAL_HEADERS });
}
