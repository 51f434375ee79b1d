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

/** Product notes §2: the only page outside the guard. */
const BARE_NOT_FOUND = "/404";

const BY_LANGUAGE = { ...PERSONAL_HEADERS, vary: `${PERSONAL_HEADERS.vary}, accept-language` };

/** Browsers cache a permanent redirect forever; staff must be able to correct a wrong one by changing its row. */
const ASK_AGAIN = { "cache-control": "no-cache" };

/**
 * Runs before every page, also when the browser requests only a page's data: first the
 * redirects from the server, then the language (SPEC §2).
 */
export const localeGuard: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const { site, preferredLanguage } = context.get(visitContext);
  if (url.pathname === BARE_NOT_FOUND) return speak(context, preferredLanguage(), next);
  const languages = site.languages.map((one) => one.isoCode);
  const located = readLocalePath(url.pathname, languages, preferredLanguage);
  followRedirect(context, url);
  if (located.kind === "redirect") {
    // Reloads the document, because the browser does not have the texts of the other language.
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
  // Never permanent, because the next visitor may have another language.
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
