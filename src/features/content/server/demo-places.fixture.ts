import { DEMO_SITES } from "#database/seed/demo/sites.ts";
import { buildTestSite } from "#features/sites/domain/site.fixture.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { ContentPlace } from "./content.ts";

/** The demo sites as the shop sees them; their texts are the real ones. */
export const DEMO_PLACES: (ContentPlace & { toString(): string })[] = DEMO_SITES.flatMap(
  ({ region, name, switches, company, languages, defaultCountry }) => {
    const titles = Object.fromEntries(languages.map(({ isoCode }) => [isoCode, defaultCountry]));
    const site = buildTestSite({
      region,
      name,
      switches,
      company,
      languages: languages.map(({ isoCode }, id) => testLanguage(id, isoCode)),
      countries: [{ id: 1, isoCode: defaultCountry, title: titles }],
    });
    return languages.map(({ isoCode }) => ({
      site,
      language: isoCode,
      toString: () => `${region}/${isoCode}`,
    }));
  },
);

function testLanguage(id: number, isoCode: string): Site["languages"][number] {
  return {
    id,
    isoCode,
    localTitle: isoCode,
    gtmId: null,
    pixelId: null,
    liveAgentId: null,
    defaultSort: null,
  };
}
