import { DEMO_REFERENCE_DATA } from "./countries.ts";

/** As an invoice names a country. */
export function countryTitleIn(language: string, isoCode: string): string {
  const country = DEMO_REFERENCE_DATA.countries.find((one) => one.isoCode === isoCode);
  return country?.title[language] ?? isoCode;
}
