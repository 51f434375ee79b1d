import { type MiddlewareFunction, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { pageLanguageContext } from "#features/sites/shop/language.context.ts";
import { PERSONAL } from "#features/sites/shop/personal-headers.ts";
import { OWN_PAGE } from "../../domain/after-login.ts";
import { sessionContext } from "../session.context.ts";
import { toLogin } from "./to-login.ts";

/**
 * PRODUCT §3 "auth": a live session, else to the login and back. Who came in by a mailed password sees
 * only the page on which it is replaced. A page with this guard needs a loader, or the browser
 * would go there without asking.
 */
export const authGuard: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const session = await context.get(sessionContext)();
  if (!session) throw toLogin(context, url);
  const { language } = context.get(pageLanguageContext);
  const ownPage = localisePath(OWN_PAGE, language);
  if (session.mustChangePassword && url.pathname !== ownPage) {
    throw redirect(ownPage, { status: 302, headers: PERSONAL });
  }
  return next();
};
