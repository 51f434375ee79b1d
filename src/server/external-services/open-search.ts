import path from "node:path";
import type { Logger } from "pino";
import { createLupaSearch } from "#adapters/search/lupa/create-lupa-search.ts";
import type { SearchWatch } from "#adapters/search/lupa/lupa-client.ts";
import { createMemorySearch } from "#adapters/search/memory/create-memory-search.ts";
import { createNoSearch } from "#adapters/search/no-search.ts";
import type { BindOptions } from "#features/catalogue/server/catalogue.ts";
import { pickQueryKey } from "#features/sites/domain/site.ts";
import type { SiteRegistry } from "#features/sites/server/registry/site-registry.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import type { ObjectStore } from "#ports/files.ts";
import type { SearchDocument } from "#ports/search.ts";
import type { Environment } from "../settings/environment.ts";
import { searchIndexVersion } from "./search-index-version.ts";

type Options = {
  environment: Environment;
  log: Logger;
  dataDir: string;
  registry: SiteRegistry;
  reload: () => AsyncIterable<SearchDocument>;
  metrics: Metrics;
  /** Where nodes share what one of them has made. */
  objects: ObjectStore | undefined;
};

/** Chooses the search engine: a server named in the settings, or else threads of this process. */
export async function openSearch(
  options: Options,
): Promise<Pick<BindOptions, "engine" | "snapshots">> {
  const { environment, registry } = options;
  const { SEARCH_URL: baseUrls, SEARCH_TIMEOUT_MS, SEARCH_SECRET: secret, ROLE } = environment;
  if (baseUrls) {
    const queryKey = (siteId: number, language: string) => keyOf(registry, siteId, language);
    const asked = { baseUrls, timeoutMs: SEARCH_TIMEOUT_MS, secret, queryKey };
    return { engine: createLupaSearch({ ...asked, watch: watchNodes(options) }) };
  }
  return ROLE.includes("search") ? startEngine(options) : { engine: createNoSearch() };
}

function watchNodes({ log, metrics, environment }: Options): SearchWatch {
  for (const url of environment.SEARCH_URL ?? []) metrics.noteSearchNode(new URL(url).host, true);
  return {
    onStateChange({ name, isUp }) {
      metrics.noteSearchNode(name, isUp);
      if (isUp) log.info({ name }, "a search node is back");
      else log.warn({ name }, "a search node is away: the others are asked");
    },
    onAnswer: metrics.countSearch,
    onHedge: metrics.countSearchHedge,
  };
}

async function startEngine({ dataDir, log, reload, objects }: Options) {
  const file = path.join(dataDir, "search-index");
  const engine = await createMemorySearch({
    snapshotFile: file,
    reload,
    onProblem: (problem) => log.error({ reason: problem }, "search engine"),
  });
  const snapshots = {
    sequence: engine.snapshot.sequence,
    save: engine.saveSnapshot,
    reload: engine.reloadSnapshot,
    file,
    noteFile: `${file}.json`,
    version: searchIndexVersion(),
    objects,
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
