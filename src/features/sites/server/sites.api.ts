import { YEAR_SECONDS } from "#core/cookies.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import {
  canViewTranslationsCall,
  changeLocaleCall,
  checkRedirectCall,
  destinationsCall,
  languagesCall,
  latestBuildCall,
  storeConfigCall,
  translationMessagesCall,
} from "../contract.ts";
import type { Site } from "../domain/site.ts";
import { findLanguage } from "../domain/site.ts";
import { LANGUAGE_COOKIE } from "../domain/visitor-language.ts";
import type { Sites } from "./sites.ts";

declare module "#platform/api/request-context.ts" {
  interface RequestContext {
    /** The storefront that the request's host belongs to. */
    site: Site;
  }
}

export function sitesApi(sites: Sites): ApiRoute[] {
  return [
    handleCall(storeConfigCall, ({ langIso }, { site }) => sites.getStoreConfig({ site, langIso })),

    handleCall(languagesCall, (_input, { site }) =>
      site.languages.map(({ id, isoCode, localTitle }) => ({
        id,
        iso_code: isoCode,
        local_title: localTitle,
      })),
    ),

    handleCall(destinationsCall, ({ lang }, { site }) => {
      const language = findLanguage(site, lang ?? "") ?? site.languages[0];
      return {
        status: true as const,
        destinations: sites.listDestinations({ site, language: language?.isoCode ?? "en" }),
      };
    }),

    handleCall(changeLocaleCall, ({ newLocale }, { site, setCookie }) => {
      if (!findLanguage(site, newLocale)) {
        return failure(422, "errors.unknown_language", { newLocale: ["errors.unknown_language"] });
      }
      setCookie(LANGUAGE_COOKIE, newLocale, YEAR_SECONDS);
      return { status: true as const };
    }),

    handleCall(translationMessagesCall, async ({ lang, v }, { site, setHeader }) => {
      const answer = await sites.getMessagesOfPage({ site, language: lang, version: v });
      // The response for a URL with this version never changes.
      setHeader(
        "cache-control",
        v && v === answer.version ? "public, max-age=31536000, immutable" : "no-cache",
      );
      return { resources: answer.resources };
    }),

    handleCall(checkRedirectCall, ({ path }, { site }) => ({
      status: true,
      target: sites.checkRedirect({ site, path })?.target ?? null,
    })),

    handleCall(latestBuildCall, (_input, { setHeader }) => {
      setHeader("cache-control", "no-store");
      return { id: sites.buildId };
    }),

    handleCall(canViewTranslationsCall, (_input, request) => sites.canViewTranslations(request)),
  ];
}
