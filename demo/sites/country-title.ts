import { REFERENCE_DATA } from "#features/sites/server/seed/reference-data.ts";

/** The country's name as invoices write it. */
export function countryTitleIn(language: string, isoCode: string): string {
  const country = REFERENCE_DATA.countries.find((one) => one.isoCode === isoCode);
  return country?.title[language] ?? isoCode;
}
