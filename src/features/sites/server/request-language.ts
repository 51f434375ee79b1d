import type { RequestContext } from "#platform/api/request-context.ts";
import { LANGUAGE_COOKIE, visitorLanguage } from "../domain/visitor-language.ts";

type LanguageRequest = Pick<RequestContext, "site" | "cookies" | "header">;

/** The language of a call's visitor; `ofPage` is the language of the page that sends it, if known. */
export function requestLanguage(
  { site, cookies, header }: LanguageRequest,
  ofPage?: string,
): string {
  return visitorLanguage(
    site.languages.map(({ isoCode }) => isoCode),
    { cookie: ofPage ?? cookies[LANGUAGE_COOKIE], acceptLanguage: header("accept-language") },
  );
}

/** SPEC §7: some calls name the language by its id; without an id it is the visitor's. */
export function namedLanguage(
  request: LanguageRequest,
  { language_id }: { language_id?: number | undefined },
): string {
  const named = request.site.languages.find(({ id }) => id === language_id);
  return named?.isoCode ?? requestLanguage(request);
}
