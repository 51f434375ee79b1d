import type { RouterContextProvider } from "react-router";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { openingHoursRows } from "../domain/opening-hours.ts";
import { sitesContext, visitContext } from "./visit.context.ts";

/** What every page of a storefront stands on; fetched once and then kept by the browser (SPEC §4). */
export function loadShell(context: Readonly<RouterContextProvider>) {
  const visit = context.get(visitContext);
  const sites = context.get(sitesContext);
  const { language } = context.get(pageLanguageContext);
  const { version } = sites.getMessages({ site: visit.site, language });
  return {
    config: sites.getStoreConfig({ site: visit.site, langIso: language }),
    company: visit.site.company,
    timeZone: visit.site.timeZone,
    // Read here, so that no browser has to; undefined where the hours are in words of their own.
    openingHours: openingHoursRows(visit.site.company.hours, language),
    language,
    currencyId: visit.currencyId,
    origin: visit.origin,
    messagesUrl: `/api/translations/translationMessages?lang=${language}&v=${version}`,
    buildId: sites.buildId,
    debug: visit.debug,
    settings: sites.settings,
  };
}

export type Shell = ReturnType<typeof loadShell>;
