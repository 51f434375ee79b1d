import { DEMO_SITES } from "#demo/sites/sites.ts";
import { siteFromSeed } from "#features/sites/domain/site.fixture.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";

/** The demo sites as the shop sees them; their texts are the real ones. */
export const DEMO_CONTEXTS: (SiteContext & { toString(): string })[] = DEMO_SITES.map(
  siteFromSeed,
).flatMap((site) =>
  site.languages.map(({ isoCode }) => ({
    site,
    language: isoCode,
    toString: () => `${site.region}/${isoCode}`,
  })),
);
