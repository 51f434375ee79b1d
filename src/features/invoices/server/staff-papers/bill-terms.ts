import { addDays, formatDate } from "#core/dates.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import { countryCode, type Site } from "#features/sites/domain/site.ts";
import { BILL_LIMITS, DAYS_TO_PAY } from "../../domain/bill.ts";
import type { BillTerms } from "../../staff-calls.ts";

/** What a new invoice of the site has if nothing else is entered. */
export function billTerms(site: Site, now: Date): BillTerms {
  const today = formatDate(now, site.timeZone);
  return {
    id: site.id,
    vat_percent: vatPercent(countryCode(site, site.defaultCountryId), today),
    languages: site.languages.map(({ isoCode }) => isoCode),
    due_on: addDays(today, DAYS_TO_PAY),
    due_from: today,
    due_until: addDays(today, BILL_LIMITS.daysToPay),
  };
}
