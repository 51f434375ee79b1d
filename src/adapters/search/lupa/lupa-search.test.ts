import { DEMO_SITES } from "#demo/sites/sites.ts";
import type { Taxonomy } from "#features/catalogue/domain/taxonomy.ts";
import type { CatalogueDeps } from "#features/catalogue/server/catalogue-deps.ts";
import { siteFromSeed } from "#features/sites/domain/fixtures/site.ts";
import { pickQueryKey } from "#features/sites/domain/site.ts";
import { searchSuite } from "#ports/search.suite.ts";
import type { IndexableEngine } from "#ports/search.ts";
import { createLupaSearch } from "./create-lupa-search.ts";
import { openSearchNode } from "./fixtures/search-node.ts";

const SITES = DEMO_SITES.map(siteFromSeed);
const CATEGORIES = [1, 2, 5, 11, 12, 51, 121];
const FIELDS = [7, 8, 31];

/** Only what a search node looks up in it: which fields there are, and whose categories. */
const taxonomy = {
  categories: new Map(CATEGORIES.map((id) => [id, { id, set: 1 }])),
  fields: FIELDS.map((id) => ({ id, titles: {}, values: new Map() })),
  flags: [],
  sizeCharts: new Map(),
} as unknown as Taxonomy;

/** A search node of ours on a real port, and the engine behind it, which it would fill itself. */
async function openNode() {
  const behind = await createMemorySearch({ workers: 1 });
  const deps = {
    index: behind,
    taxonomy: { get: async () => taxonomy },
  } as unknown as CatalogueDeps;
  const services = {
    environment: { ROLE: ["search"] },
    log: pino({ level: "silent" }),
    sites: { registry: { all: () => SITES, byHost: () => SITES[0] } },
    trustedProxies: createAddressList([]),
    catalogue: {
      isSearchable: () => true,
      deps,
    },
  } as unknown as SearchNodeServices;
  const server = createServer(getRequestListener(createSearchNodeApp(services).fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { behind, server, port: (server.address() as AddressInfo).port };
}

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

searchSuite("lupa", openEngine, { catalogues: 20, queriesEach: 50 });
