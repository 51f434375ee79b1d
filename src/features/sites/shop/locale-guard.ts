import {
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  redirectDocument,
} from "react-router";
import { pageLanguage, pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { localisePath, readLocalePath } from "../domain/locale-path.ts";
import { withQuery } from "../domain/redirect-rule.ts";
import { sitesContext, visitContext } from "./visit.context.ts";

/** Product notes §2: the one page outside the guard. */
const BARE_NOT_FOUND = "/404";

const BY_LANGUAGE = { ...PERSONAL_HEADERS, vary: `${PERSONAL_HEADERS.vary}, accept-language` };

/** Browsers keep a permanent redirect for ever; a wrong one must be mended by changing its row. */
const ASK_AGAIN = { "cache-control": "no-cache" };

/**
 * Runs before every page, also before the data of a page that the browser asks for on its own:
 * first the redirects that the server provides, then the language (SPEC §2).
 */
export const localeGuard: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { site, preferredLanguage } = context.get(visitContext);
  if (url.pathname === BARE_NOT_FOUND) return speak(context, preferredLanguage(), next);
  const languages = site.languages.map((one) => one.isoCode);
  const located = readLocalePath(url.pathname, languages, preferredLanguage);
  followRedirect(context, url);
  if (located.kind === "redirect") {
    // The document is loaded anew: texts of the other language are not in the browser.
    throw redirectDocument(located.to + url.search, { status: 302, headers: BY_LANGUAGE });
  }
  return speak(context, located.language, next);
};

function followRedirect(context: Readonly<RouterContextProvider>, url: URL): void {
  const { site, preferredLanguage } = context.get(visitContext);
  const moved = context.get(sitesContext).checkRedirect({ site, path: url.pathname });
  if (!moved) return;
  const { status } = moved;
  if (moved.external) throw redirect(moved.target, { status, headers: ASK_AGAIN });
  const target = withQuery(moved.target, url.search);
  if (moved.localised) throw redirect(target, { status, headers: ASK_AGAIN });
  // Never permanent: the next visitor may speak another language.
  throw redirect(localisePath(target, preferredLanguage()), { status: 302, headers: BY_LANGUAGE });
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
