import path from "node:path";
import type { Logger } from "pino";
import type { RouterContextProvider } from "react-router";
import { findSourceFile } from "#adapters/threads/source-file.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { EVERYTHING, FEED_LOST } from "#database/change-feed.ts";
import type { ChangePosition } from "#database/change-log/read-changes.ts";
import { bindFeatures } from "#platform/feature/bind-features.ts";
import type { PageVisit } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { queueGauges } from "#platform/jobs/queue-gauges.ts";
import { createFeedCache } from "./caches/feed-cache.ts";
import type { createPageCache } from "./caches/page-cache.ts";
import { createPageCaches } from "./caches/page-caches.ts";
import { createChangeFollower } from "./changes/change-follower.ts";
import { createEdge, type Edge } from "./edge/edge.ts";
import type { SandboxAddress } from "./external-services/choose-providers.ts";
import { openEdgeCaches } from "./external-services/open-edge-cache.ts";
import { collected, FEATURES, JOBS } from "./features.ts";
import { createDiskCache } from "./images/disk-cache.ts";
import { createPictureFolder } from "./images/picture-folder.ts";
import { createPictureHashes } from "./images/picture-hashes.ts";
import { createPictureSource } from "./images/picture-source.ts";
import type { Monitoring } from "./monitoring/monitoring.ts";
import { openPageWorkers, type PageWorkers } from "./page-workers/page-workers.ts";
import { createPlatform, type PlatformOptions } from "./platform.ts";
import { createAddressList } from "./settings/address-list.ts";
import { edgeSecondsOf } from "./settings/edge-variables.ts";
import type { ShutdownState } from "./shutdown-state.ts";

type ServiceOptions = PlatformOptions & {
  /** Created together with the log, which reports every error to it. */
  monitoring: Monitoring;
  shutdown: ShutdownState;
  /** Set where a sandbox runs; page workers choose their providers by it. */
  sandbox?: SandboxAddress | undefined;
  /** Renders pages in these worker threads instead of this thread. */
  pageWorkers?: { count: number; file?: string; mostUnanswered?: number };
  /** Whether the database has every migration of this code; used by readiness. */
  schemaFits?: () => Promise<boolean>;
  /** Whether this node has caught up with all changes at least once since it started. */
  hasFollowed?: () => boolean;
};
export type Services = Awaited<ReturnType<typeof createServices>>;

/** How many bytes of original pictures from S3 are cached on this machine. */
const ORIGINALS_BYTES = 512 * 1024 * 1024;
const PULSE_MS = MINUTE_MS;

/** The platform, the features bound to it, the page caches and the makers of documents. */
export async function createServices(options: ServiceOptions) {
  const platform = createPlatform(options);
  const features = await bindFeatures(FEATURES, platform);
  const makers = {
    feeds: openFeeds(options),
    ...createPageCaches(options.environment.PAGE_CACHE_MB),
  };
  const edge = createEdge({
    caches: openEdgeCaches(options.environment),
    maxSeconds: options.environment.ROLE.includes("web") ? edgeSecondsOf(options.environment) : 0,
    now: Date.now,
    onError: (error) => platform.log.error({ err: error }, "edge purge"),
    pool: options.database.pool,
  });
  const pulse = startPulse(features, platform.log);
  const pageWorkers = await startPageWorkers(options, features);
  if (pageWorkers) platform.recentReads.watch(pageWorkers.invalidateRecent);
  return {
    ...options,
    ...platform,
    ...features,
    ...makers,
    edge,
    trustedProxies: createAddressList(options.environment.TRUSTED_PROXIES),
    pageWorkers,
    findPicture: pictureSource(options, platform, features),
    ...changeFollower(features, platform, { ...makers, pageWorkers, edge }),
    invalidateRecent(tags: readonly string[]): void {
      platform.recentReads.invalidate(tags);
      if (tags.includes(FEED_LOST)) edge.setFollowed(false);
    },
    fillPageContext: (context: RouterContextProvider, page: PageVisit) => {
      for (const fill of collected("pages")) fill(context, features, page);
    },
    startWork: () => startWork(features, platform),
    gauges: [...queueGauges(platform.db), ...collected("gauges").flatMap((part) => part(platform))],
    async close() {
      clearInterval(pulse);
      edge.close();
      await pageWorkers?.close();
      await makers.feeds.close();
      await platform.pdf.close();
      await platform.jobs.close();
      for (const close of collected("close")) await close(features);
    },
  };
}

type Stored = {
  feeds: ReturnType<typeof createFeedCache>;
  pages: ReturnType<typeof createPageCache>;
  queryPages: ReturnType<typeof createPageCache>;
  pageWorkers: PageWorkers | undefined;
  edge: Edge;
};

/** Drops stored pages and feeds; called once nothing renders from the former data any more. */
const pageDropper =
  ({ feeds, pages, queryPages, edge }: Stored) =>
  async (tags: readonly string[], position: ChangePosition | undefined): Promise<void> => {
    // Feeds say whether goods are in stock but not how many, so `stock:` tags alone do not outdate them.
    if (!tags.every((tag) => tag.startsWith("stock:"))) feeds.outdate();
    for (const cache of [pages, queryPages]) {
      if (tags.includes(EVERYTHING)) cache.outdateAll();
      else await cache.outdateTags(tags);
    }
    await edge.purge(tags, position);
  };

const changeFollower = (features: Features, platform: Platform, stored: Stored) =>
  createChangeFollower({
    follow: collected("onChanges").map(
      (follow) => (changes) => follow(features, changes, platform),
    ),
    notifyWorkers: async (tags) => (await stored.pageWorkers?.applyChanges(tags)) ?? {},
    dropPages: pageDropper(stored),
    onError: (error) => platform.log.error({ err: error }, "changes"),
  });

/** Starts this node's jobs. The app of a test has none until the test asks for them. */
async function startWork(features: Features, platform: Platform): Promise<void> {
  for (const job of JOBS) {
    if (job.isOn?.(platform) === false) continue;
    const atOnce = job.atOnce?.(platform);
    await platform.jobs.work(job, (data) => job.run(features, data, platform), { atOnce });
  }
}

/** Undefined where pages are rendered in this thread. */
async function startPageWorkers(options: ServiceOptions, { catalogue }: Features) {
  const { pageWorkers, database, log, environment, sandbox } = options;
  if (!pageWorkers || pageWorkers.count === 0 || !environment.ROLE.includes("web"))
    return undefined;
  const { buildId, contentDir, dataDir, picturesDir } = options;
  const { url, keys, carrierTitle } = sandbox ?? {};
  return openPageWorkers({
    ...options,
    ...pageWorkers,
    search: catalogue.index,
    start: {
      entry: findSourceFile("build/server/index.js"),
      // Only this thread purges the edge, once all workers have applied a change.
      environment: { ...environment, EDGE_CACHE: "none", EDGE_CACHE_SECONDS: 0 },
      buildId,
      contentDir,
      dataDir,
      picturesDir,
      logLevel: log.level,
      database: database.shared,
      sandbox: url && keys && carrierTitle ? { url, keys, carrierTitle } : undefined,
    },
  });
}

const pictureSource = (
  { picturesDir, dataDir }: ServiceOptions,
  { pictures }: Platform,
  { catalogue }: Features,
) =>
  createPictureSource({
    findHash: createPictureHashes(catalogue.findPictureHash),
    store: pictures,
    folder: createPictureFolder(picturesDir),
    readUploaded: catalogue.readUploadedPicture,
    originals: createDiskCache(path.join(dataDir, "original-pictures"), ORIGINALS_BYTES),
  });

function openFeeds({ dataDir, log }: ServiceOptions) {
  return createFeedCache({
    folder: path.join(dataDir, "feeds"),
    now: Date.now,
    onError: (error) => log.error({ err: error }, "product feed"),
  });
}

function startPulse(features: Features, log: Logger) {
  const beat = () => {
    for (const pulse of collected("pulse")) {
      pulse(features).catch((error) => log.error({ err: error }, "pulse of a feature"));
    }
  };
  return setInterval(beat, PULSE_MS).unref();
}
