import type { Logger } from "pino";
import type { Database, DatabaseConnection } from "#database/connect.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import type { FileStore } from "#ports/files.ts";
import type { MailAdapter } from "#ports/mail.ts";
import type { ReportSecurityEvent } from "../audit/security-event.ts";
import type { RecentReads } from "../caches/recent-reads.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { RateLimits } from "../rate-limit/rate-limits.ts";
import type { ProblemCodes, Problems, ReportProblem } from "./problems.ts";

/** The environment variables that features read; each feature adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface Settings {}

/**
 * What every feature gets: one database, one clock, one log, and the adapters to outside services. A feature that
 * needs something else from the process adds it here (`search`, `payments`).
 */
export interface Platform {
  database: DatabaseConnection;
  db: Database;
  now: () => Date;
  log: Logger;
  problems: Problems;
  settings: Settings;
  jobs: JobQueue;
  files: FileStore;
  limits: RateLimits;
  reportSecurityEvent: ReportSecurityEvent;
  mailAdapter: MailAdapter;
  carriers: readonly CarrierAdapter[];
  recentReads: RecentReads;
}

/** How use cases report errors of background work: the error is logged with the feature's name and becomes a task. */
export const problemReporter =
  <Feature extends keyof ProblemCodes>(
    { log, problems }: Pick<Platform, "log" | "problems">,
    feature: Feature,
    wordsByCode: Readonly<Record<ProblemCodes[Feature], string>>,
  ): ReportProblem<Feature> =>
  (code, details) => {
    const words = wordsByCode[code];
    log.error(details, `${feature}: ${words}`);
    problems.report({ feature, code, words, details });
  };
