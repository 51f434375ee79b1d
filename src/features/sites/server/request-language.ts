import type { RequestContext } from "#platform/api/request-context.ts";
import { LANGUAGE_COOKIE, visitorLanguage } from "../domain/visitor-language.ts";

type LanguageRequest = Pick<RequestContext, "site" | "cookies" | "header">;

/** The language of whoever makes a call; `ofPage` is that of the page they ask from, where it says so. */
export function requestLanguage(
  { site, cookies, header }: LanguageRequest,
  ofPage?: string,
): string {
  return visitorLanguage(
    site.languages.map(({ isoCode }) => isoCode),
    { cookie: ofPage ?? cookies[LANGUAGE_COOKIE], acceptLanguage: header("accept-language") },
  );
}

/** SPEC §7 names the language of some calls by its id; without it, the visitor's. */
export function namedLanguage(
  request: LanguageRequest,
  { language_id }: { language_id?: number | undefined },
): string {
  const named = request.site.languages.find(({ id }) => id === language_id);
  return named?.isoCode ?? requestLanguage(request);
}
