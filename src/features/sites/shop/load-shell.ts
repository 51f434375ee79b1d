import type { RouterContextProvider } from "react-router";
import { createMemo } from "#core/cache.ts";
import { readZoneClock, utcDay, type ZoneClock } from "#core/dates.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { openingHoursRows } from "../domain/opening-hours.ts";
import type { Site } from "../domain/site.ts";
import { sitesContext, visitContext } from "./visit.context.ts";

/** A site's clock, read once a day. */
const clocks = createMemo<string, ZoneClock>(2);

function clockOf(site: Site): ZoneClock {
  const now = new Date();
  return clocks(site, utcDay(now), () => readZoneClock(site.timeZone, now));
}

/** Data for every page of a storefront; fetched once and then kept by the browser (SPEC §4). */
export function loadShell(context: Readonly<RouterContextProvider>) {
  const visit = context.get(visitContext);
  const sites = context.get(sitesContext);
  const { language } = context.get(pageLanguageContext);
  const { version } = sites.getMessages({ site: visit.site, language });
  return {
    config: sites.getStoreConfig({ site: visit.site, langIso: language }),
    company: visit.site.company,
    timeZone: visit.site.timeZone,
    clock: clockOf(visit.site),
    // Parsed on the server, so that browsers need not; undefined if the hours are free text.
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
