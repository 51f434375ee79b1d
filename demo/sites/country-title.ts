import { REFERENCE_DATA } from "#features/sites/server/seed/reference-data.ts";

/** As an invoice names a country. */
export function countryTitleIn(language: string, isoCode: string): string {
  const country = REFERENCE_DATA.countries.find((one) => one.isoCode === isoCode);
  return country?.title[language] ?? isoCode;
}
