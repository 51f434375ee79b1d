import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import type { CurrentUser } from "../contract.ts";
import { afterLogin, OWN_PAGE, PASSWORD_PAGE, sameSitePath } from "../domain/after-login.ts";
import type { Session } from "../server/read-session.ts";
import { authPath } from "./auth/auth-views.ts";
import { sessionContext } from "./session.context.ts";

/** Product notes §3 "auth": redirects to the login, which leads back to the wanted page. */
export function redirectToLogin(context: Readonly<RouterContextProvider>, url: URL): Response {
  const { language } = context.get(pageLanguageContext);
  const login = authPath("login", language, url.pathname + url.search);
  return redirect(login, { status: 302, headers: PERSONAL_HEADERS });
}

/**
 * Product notes §3 "auth": requires a valid session, else redirects to the login and back. A
 * guarded page needs a loader, or the browser would navigate there without asking the server.
 */
export const authGuard: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (!(await context.get(sessionContext)())) throw redirectToLogin(context, url);
  return next();
};

/** Product notes §3 "guest only": redirects logged-in customers to the page they wanted, else to their account. */
export const guestOnlyGuard: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  if (!(await context.get(sessionContext)())) return next();
  const { language } = context.get(pageLanguageContext);
  const wanted = sameSitePath(url.searchParams.get("redirect"));
  const target = wanted ?? localisePath(OWN_PAGE, language);
  throw redirect(target, { status: 302, headers: PERSONAL_HEADERS });
};

/** Customers who logged in with a mailed password can open only the page that replaces it. */
export function requireOwnPassword(
  context: Readonly<RouterContextProvider>,
  page: { request: Request },
  session: Session | undefined,
): Session | undefined {
  if (!session?.mustChangePassword) return session;
  const { language } = context.get(pageLanguageContext);
  const path = localisePath(PASSWORD_PAGE, language);
  const { pathname } = new URL(page.request.url);
  // Client-side navigation requests the same page with `.data` appended.
  if (pathname.replace(/\.data$/, "") === path) return session;
  throw redirect(path, { status: 302, headers: PERSONAL_HEADERS });
}

/** For loaders behind the guard: a session always exists there. */
export async function requireSession(context: Readonly<RouterContextProvider>): Promise<Session> {
  const session = await context.get(sessionContext)();
  if (!session) throw new Error("A page behind the guard was asked for without a session");
  return session;
}

type EnterArgs = { url: URL; context: Readonly<RouterContextProvider> };

/** After a login without script, redirects to the page the customer wanted. */
export function redirectAfterLogin({ url, context }: EnterArgs, user: CurrentUser): Response {
  const { language } = context.get(pageLanguageContext);
  const wanted = url.searchParams.get("redirect");
  const mustChangePassword = user.must_change_password;
  const target = afterLogin({ mustChangePassword }, wanted, (path) => localisePath(path, language));
  return redirect(target, { status: 303, headers: PERSONAL_HEADERS });
}
