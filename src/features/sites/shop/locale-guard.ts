import {
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  redirectDocument,
} from "react-router";
import { localisePath, readLocalePath } from "../domain/locale-path.ts";
import { withQuery } from "../domain/redirect-rule.ts";
import { pageLanguage, pageLanguageContext } from "./language.context.ts";
import { sitesContext, visitContext } from "./visit.context.ts";

/** PRODUCT §2: the one page outside the guard. */
const BARE_NOT_FOUND = "/404";

/** An answer that depends on who asks is for nobody else to keep. */
const PERSONAL = { "cache-control": "no-store", vary: "cookie, accept-language" };

/**
 * Runs before every page, also before the data of a page that the browser asks for on its own:
 * first the redirects that the server provides, then the language (SPEC §2).
 */
export const localeGuard: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { site, preferredLanguage } = context.get(visitContext);
  if (url.pathname === BARE_NOT_FOUND) return speak(context, preferredLanguage(), next);
  const languages = site.languages.map((one) => one.isoCode);
  const located = readLocalePath(url.pathname, languages, preferredLanguage);
  followRedirect(context, url, located.kind === "localised");
  if (located.kind === "redirect") {
    // The document is loaded anew: texts of the other language are not in the browser.
    throw redirectDocument(located.to + url.search, { status: 302, headers: PERSONAL });
  }
  return speak(context, located.language, next);
};

function followRedirect(
  context: Readonly<RouterContextProvider>,
  url: URL,
  hasLanguage: boolean,
): void {
  const { site, preferredLanguage } = context.get(visitContext);
  const moved = context.get(sitesContext).checkRedirect({ site, path: url.pathname });
  if (!moved) return;
  if (moved.external) throw redirect(moved.target, moved.status);
  const target = withQuery(moved.target, url.search);
  if (hasLanguage) throw redirect(target, moved.status);
  // Never permanent: the next visitor may speak another language.
  throw redirect(localisePath(target, preferredLanguage()), { status: 302, headers: PERSONAL });
}

function speak<Answer>(
  context: Readonly<RouterContextProvider>,
  language: string,
  next: () => Answer,
): Answer {
  const { site } = context.get(visitContext);
  const { resources } = context.get(sitesContext).getMessages({ site, language });
  context.set(pageLanguageContext, pageLanguage(language, resources[language] ?? {}));
  return next();
}
