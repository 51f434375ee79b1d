import { isFullRun } from "#core/fixtures/full-run.ts";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { siteFromSeed } from "#features/sites/domain/fixtures/site.ts";
import { pickQueryKey } from "#features/sites/domain/site.ts";
import { searchSuite } from "#ports/search.suite.ts";
import type { IndexableEngine } from "#ports/search.ts";
import { createLupaSearch } from "./create-lupa-search.ts";
import { openSearchNode } from "./fixtures/search-node.ts";

const SITES = DEMO_SITES.map(siteFromSeed);

async function openEngine(): Promise<IndexableEngine> {
  const { behind, baseUrl, close } = await openSearchNode(SITES);
  const asked = createLupaSearch({
    baseUrls: [baseUrl],
    timeoutMs: 30_000,
    queryKey(siteId, language) {
      const site = SITES.find(({ id }) => id === siteId);
      const languageId = site?.languages.find(({ isoCode }) => isoCode === language)?.id ?? 0;
      return site && pickQueryKey(site.queryKeys, site.defaultCountryId, languageId);
    },
  });
  return {
    ...asked,
    upsert: behind.upsert,
    remove: behind.remove,
    swap: behind.swap,
    close,
  };
}

searchSuite("lupa", openEngine, { catalogues: isFullRun ? 20 : 6, queriesEach: 50 });
