import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { localisePath, readLocalePath } from "../domain/locale-path.ts";
import { pageLanguage, pageLanguageContext } from "./language.context.ts";
import { sitesContext, visitContext } from "./visit.context.ts";

/**
 * Runs before every page, also before the data of a page that the browser asks for on its own:
 * first the redirects that the server provides, then the language (SPEC §2).
 */
export const localeGuard: MiddlewareFunction<Response> = ({ url, context }, next) => {
  const visit = context.get(visitContext);
  const sites = context.get(sitesContext);
  const moved = sites.checkRedirect({ site: visit.site, path: url.pathname });
  if (moved?.external) throw redirect(moved.target, moved.status);

  const languages = visit.site.languages.map((one) => one.isoCode);
  const located = readLocalePath(url.pathname, languages, visit.preferredLanguage);
  if (moved) {
    const language = located.kind === "localised" ? "" : visit.preferredLanguage();
    throw redirect(language ? localisePath(moved.target, language) : moved.target, moved.status);
  }
  if (located.kind === "redirect") {
    // The document is loaded anew: texts of the other language are not in the browser.
    throw redirectDocument(located.to + url.search, {
      status: 302,
      headers: { "cache-control": "no-store", vary: "cookie, accept-language" },
    });
  }
  const { resources } = sites.getMessages({ site: visit.site, language: located.language });
  context.set(
    pageLanguageContext,
    pageLanguage(located.language, resources[located.language] ?? {}),
  );
  return next();
};
