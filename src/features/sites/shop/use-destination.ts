import { findCountry } from "../domain/site.ts";
import { useShell } from "./use-shell.ts";

/** The name of the country the site sends to, in the page's language. */
export function useDestination(): string {
  const { countries, default_country_id } = useShell().config.site;
  return findCountry(countries, default_country_id)?.title ?? "";
}
