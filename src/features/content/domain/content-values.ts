import { fullAddress } from "#features/sites/domain/contact-address.ts";
import { formatOpeningHours } from "#features/sites/domain/opening-hours.ts";
import { findCountry, type Site } from "#features/sites/domain/site.ts";

/** The values of `{{…}}` placeholders on this site. */
export function contentValues(site: Site, language: string): Record<string, string> {
  const { company } = site;
  return {
    "site.name": site.name,
    "company.legal_name": company.legalName || site.name,
    "company.code": company.code,
    "company.vat_code": company.vatCode,
    "company.address": fullAddress(company),
    "company.email": company.email,
    "company.phone": company.phone,
    "company.hours": formatOpeningHours(company.hours, language),
    country: findCountry(site.countries, site.defaultCountryId)?.title[language] ?? "",
  };
}
