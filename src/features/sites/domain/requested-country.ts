import { findCountry, type Site } from "./site.ts";

type RequestedCountry = { id?: number | undefined; isoCode?: string | undefined };

/** Finds by id or by code, else the site's default; a country of another site is not found. */
export function findRequestedCountry(
  { countries, defaultCountryId }: Pick<Site, "countries" | "defaultCountryId">,
  asked: RequestedCountry,
) {
  if (asked.id === undefined && asked.isoCode === undefined) {
    return findCountry(countries, defaultCountryId);
  }
  return countries.find(
    ({ id, isoCode }) =>
      (asked.id === undefined || id === asked.id) &&
      (asked.isoCode === undefined || isoCode === asked.isoCode.toUpperCase()),
  );
}
