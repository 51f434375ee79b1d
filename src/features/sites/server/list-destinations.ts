import type { DestinationResponse } from "../contract.ts";
import { destinationsOf } from "../domain/destinations.ts";
import { localisePath } from "../domain/locale-path.ts";
import { isOn, type Site } from "../domain/site.ts";
import type { SiteRegistry } from "./registry/site-registry.ts";

type Deps = { registry: Pick<SiteRegistry, "all">; originOf: (site: Site) => string };

/** Countries to which goods can be sent, with the URL of the shop that sends them. */
export function listDestinations(
  { registry, originOf }: Deps,
  { site: here, language }: { site: Site; language: string },
): DestinationResponse[] {
  return destinationsOf(registry.all(), here, language).map(
    ({ countryId, isoCode, title, isHere, elsewhere }) => ({
      country: { id: countryId, iso_code: isoCode, title },
      is_here: isHere,
      site: elsewhere && toSite(elsewhere.site, elsewhere.language),
    }),
  );

  function toSite(site: Site, language: string) {
    const address = (path: string) => originOf(site) + localisePath(path, language);
    return {
      name: site.name,
      languages: site.languages.map(({ localTitle }) => localTitle),
      url: address("/"),
      cart_url: isOn(site, "marketplace") ? address("/cart") : null,
    };
  }
}
