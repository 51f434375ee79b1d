import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import type { Taxonomy } from "#features/catalogue/domain/taxonomy.ts";
import type { CatalogueDeps } from "#features/catalogue/server/catalogue-deps.ts";
import {
  type ResolveQueryKey,
  searchProtocolApi,
} from "#features/catalogue/server/search/search-protocol.api.ts";
import { siteFromSeed } from "#features/sites/domain/fixtures/site.ts";
import { pickQueryKey } from "#features/sites/domain/site.ts";
import { searchSuite } from "#ports/search.suite.ts";
import type { IndexableEngine } from "#ports/search.ts";
import { createSearchNodeApp, type SearchNodeServices } from "#server/search-node-app.ts";
import { createAddressList } from "#server/settings/address-list.ts";
import { createMemorySearch } from "../memory/create-memory-search.ts";
import { createLupaSearch } from "./create-lupa-search.ts";

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
      listSearchCalls: (resolve: ResolveQueryKey) => searchProtocolApi(deps, resolve),
    },
  } as unknown as SearchNodeServices;
  const server = createServer(getRequestListener(createSearchNodeApp(services).fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { behind, server, port: (server.address() as AddressInfo).port };
}

async function openEngine(): Promise<IndexableEngine> {
  const { behind, server, port } = await openNode();
  const asked = createLupaSearch({
    baseUrls: [`http://127.0.0.1:${port}/api/lupa/`],
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
    async close() {
      server.closeAllConnections();
      server.close();
      await behind.close();
    },
  };
}

searchSuite("lupa", openEngine, { catalogues: 20, queriesEach: 50 });
