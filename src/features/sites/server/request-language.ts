import { LANGUAGE_COOKIE, visitorLanguage } from "../domain/visitor-language.ts";
import type { SiteRequest } from "./site-request.ts";

/** The language of whoever makes a call; `ofPage` is that of the page they ask from, where it says so. */
export function requestLanguage(
  { site, cookies, header }: Pick<SiteRequest, "site" | "cookies" | "header">,
  ofPage?: string,
): string {
  return visitorLanguage(
    site.languages.map(({ isoCode }) => isoCode),
    { cookie: ofPage ?? cookies[LANGUAGE_COOKIE], acceptLanguage: header("accept-language") },
  );
}
