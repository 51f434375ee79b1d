import * as z from "zod/mini";
import { findCountry, type Site } from "./site.ts";

/** Input of calls about one country. Without either, it is the country that the site sends to. */
export const requestedCountryFields = {
  country_id: z.optional(z.int()),
  country_iso: z.optional(z.string().check(z.regex(/^[a-z]{2}$/i))),
};

type RequestedCountry = { country_id?: number | undefined; country_iso?: string | undefined };

/** By id or by code, else the site's own; a country of another site is none of ours. */
export function findRequestedCountry(
  { countries, defaultCountryId }: Pick<Site, "countries" | "defaultCountryId">,
  { country_id, country_iso }: RequestedCountry,
) {
  if (country_id === undefined && country_iso === undefined) {
    return findCountry(countries, defaultCountryId);
  }
  return countries.find(
    ({ id, isoCode }) =>
      (country_id === undefined || id === country_id) &&
      (country_iso === undefined || isoCode === country_iso.toUpperCase()),
  );
}
