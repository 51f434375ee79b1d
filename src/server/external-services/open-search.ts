import path from "node:path";
import type { Logger } from "pino";
import { createLupaSearch } from "#adapters/search/lupa/create-lupa-search.ts";
import { createMemorySearch } from "#adapters/search/memory/create-memory-search.ts";
import { createNoSearch } from "#adapters/search/no-search.ts";
import type { BindOptions } from "#features/catalogue/server/catalogue.ts";
import { pickQueryKey } from "#features/sites/domain/site.ts";
import type { SiteRegistry } from "#features/sites/server/registry/site-registry.ts";
import type { SearchDocument } from "#ports/search.ts";
import type { Environment } from "../settings/environment.ts";

type Options = {
  environment: Environment;
  log: Logger;
  dataDir: string;
  registry: SiteRegistry;
  reload: () => AsyncIterable<SearchDocument>;
};

/** Who answers searches: a server that the settings name, else threads of this process. */
export async function openSearch(
  options: Options,
): Promise<Pick<BindOptions, "engine" | "snapshots">> {
  const { environment, registry } = options;
  const { SEARCH_URL, SEARCH_TIMEOUT_MS, SEARCH_SECRET: secret, ROLE } = environment;
  if (SEARCH_URL) {
    const queryKey = (siteId: number, language: string) => keyOf(registry, siteId, language);
    const asked = { baseUrl: SEARCH_URL, timeoutMs: SEARCH_TIMEOUT_MS, secret, queryKey };
    return { engine: createLupaSearch(asked) };
  }
  return ROLE.includes("search") ? startEngine(options) : { engine: createNoSearch() };
}

async function startEngine({ dataDir, log, reload }: Options) {
  const engine = await createMemorySearch({
    snapshotFile: path.join(dataDir, "search-index"),
    reload,
    onProblem: (problem) => log.error({ reason: problem }, "search engine"),
  });
  const snapshots = {
    sequence: engine.snapshot.sequence,
    save: engine.saveSnapshot,
    noteFile: path.join(dataDir, "search-index.json"),
  };
  return { engine, snapshots };
}

function keyOf(registry: SiteRegistry, siteId: number, language: string): string | undefined {
  const site = registry.all().find(({ id }) => id === siteId);
  if (!site) return undefined;
  const languageId = site.languages.find(({ isoCode }) => isoCode === language)?.id ?? 0;
  const key = pickQueryKey(site.queryKeys, site.defaultCountryId, languageId);
  if (!key) throw new Error(`site ${site.region} has no query key for the language ${language}`);
  return key;
}
