import path from "node:path";
import type { Logger } from "pino";
import { createOutboxMail } from "#adapters/mail/outbox-mail.ts";
import { createSmtpMail } from "#adapters/mail/smtp-mail.ts";
import { createKlaviyoOrderUpdates } from "#adapters/order-updates/klaviyo/klaviyo-order-updates.ts";
import { createFetchPicture } from "#adapters/pictures/web/fetch-picture.ts";
import { createLupaFeed } from "#adapters/search/lupa/feed/lupa-feed.ts";
import type { DatabaseConnection } from "#database/connect.ts";
import type { Providers } from "#features/payments/server/payments-deps.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import { createRecentReads } from "#platform/caches/recent-reads.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { createProblems } from "#platform/feature/problems.ts";
import { createJobQueue } from "#platform/jobs/job-queue.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limits.ts";
import { createVisitorMarks, visitorKeyOf } from "#platform/rate-limit/visitor-marks.ts";
import type { Tracing } from "#platform/tracing/tracing.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import type { OrderUpdatesAdapter } from "#ports/order-updates.ts";
import type { RemoteEngine } from "#ports/search.ts";
import { openFiles, openObjects } from "./external-services/open-files.ts";
import { openSearch } from "./external-services/open-search.ts";
import { JOBS, LIMITS } from "./features.ts";
import { createPictureFolder } from "./images/picture-folder.ts";
import { loadEmailMessages, loadMessageTables } from "./message-tables.ts";
import { createPdfMaker } from "./pdf/pdf-maker.ts";
import { createSecurityLog } from "./security-log.ts";
import type { Environment } from "./settings/environment.ts";

export type PlatformOptions = {
  environment: Environment;
  log: Logger;
  database: DatabaseConnection;
  buildId: string;
  contentDir: string;
  /** The folder of product pictures that are not in a store (yet). */
  picturesDir: string;
  /** The path of `DATA_DIR`, where caches may be written. */
  dataDir: string;
  providers: Providers;
  carriers: readonly CarrierAdapter[];
  /** Only tests hand one in. */
  hasher?: Platform["hasher"];
  /** Given to page workers, where the main thread answers searches. */
  searchEngine?: RemoteEngine;
  metrics: Metrics;
  /** Undefined in page workers: the main thread has the request, and adds their steps to its trace. */
  tracing?: Tracing | undefined;
};

/** What features are given. Only this function decides which external services are used. */
export function createPlatform(options: PlatformOptions) {
  const { environment, log, database, dataDir } = options;
  const markVisitor = createVisitorMarks((day) => visitorKeyOf(database.db, day));
  const reportSecurityEvent = createSecurityLog(log, markVisitor);
  const outbox = environment.SMTP_URL ? undefined : createOutboxMail(path.join(dataDir, "outbox"));
  const smtp = () =>
    createSmtpMail(environment.SMTP_URL ?? "", {
      requireTls: environment.SMTP_REQUIRE_TLS,
      connections: environment.SMTP_CONNECTIONS,
    });
  const pollSeconds = environment.JOBS_POLL_MS / 1000;
  const problems = createProblems();
  const onFailed = (job: object) =>
    problems.report({
      feature: "jobs",
      code: "job_failed",
      words: "a job failed for good",
      details: job,
    });
  return {
    ...options,
    db: database.db,
    now: () => new Date(),
    settings: environment,
    problems,
    jobs: createJobQueue(database, log, {
      jobs: JOBS,
      pollSeconds,
      onFailed,
      onEnd: options.metrics.countJob,
    }),
    ...openFiles(options),
    fetchPicture: createFetchPicture({ privateHosts: environment.PICTURE_HOSTS }),
    readPictureFile: createPictureFolder(options.picturesDir).find,
    limits: watchedLimits(database, reportSecurityEvent),
    reportSecurityEvent,
    recentReads: createRecentReads(),
    markVisitor,
    pdf: createPdfMaker(),
    outbox,
    mailAdapter: outbox ?? smtp(),
    messages: loadMessageTables(),
    emailMessages: loadEmailMessages(),
    openSearch: async (sites, readDocuments) =>
      options.searchEngine
        ? { engine: options.searchEngine }
        : openSearch({
            ...options,
            registry: sites.registry,
            reload: readDocuments,
            objects: openObjects(options),
          }),
    findOrderUpdates: klaviyoOf(environment),
    searchFeed: lupaFeedOf(environment),
  } satisfies Platform & PlatformOptions & Record<string, unknown>;
}

const watchedLimits = ({ pool }: DatabaseConnection, reportSecurityEvent: ReportSecurityEvent) =>
  createRateLimits(pool, LIMITS, (what, subject) =>
    reportSecurityEvent({ kind: "limit_reached", ...subject, what }),
  );

/** A site's row has the public key that browsers get; the environment has the private key for it. */
function klaviyoOf({ KLAVIYO_URL: url, KLAVIYO_PRIVATE_KEYS: keys }: Environment) {
  const adapters = new Map<string | null, OrderUpdatesAdapter>();
  for (const [siteKey, privateKey] of keys) {
    adapters.set(siteKey, createKlaviyoOrderUpdates({ url, privateKey }));
  }
  return ({ klaviyoKey }: Site) => adapters.get(klaviyoKey);
}

/** Undefined without an external search service: then only our own nodes have an index. */
const lupaFeedOf = ({ LUPA_API_URL: url, LUPA_API_KEY: apiKey, LUPA_INDICES }: Environment) =>
  apiKey && LUPA_INDICES ? createLupaFeed({ url, apiKey, targets: LUPA_INDICES }) : undefined;
