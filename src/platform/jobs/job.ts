import { HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import type { Features } from "../feature/features.ts";
import type { Platform } from "../feature/platform.ts";
import type { QueuedJob } from "./job-queue.ts";

/** Work that outlives the request. Its data are only ids: a job stores nothing that a person wrote. */
export type Job<Data extends object = object> = QueuedJob<Data> & {
  isOn?: (platform: Platform) => boolean;
  /** How many may run at the same time on one node; without it, one at a time. */
  atOnce?: (platform: Platform) => number;
  run(features: Features, data: Data, platform: Platform): Promise<unknown>;
};

export const defineJob = <Data extends object>(job: Job<Data>) => job;

/** Once a minute on any one node; if it fails, the next minute tries again. */
export const everyMinute = (name: string, run: Job["run"]): Job => ({
  name,
  retries: {
    retryLimit: 0,
    expireInSeconds: 10 * MINUTE_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
  },
  cron: "* * * * *",
  run,
});

/** Once an hour, on any one node. */
export const hourly = (name: string, run: Job["run"]): Job => ({
  ...everyMinute(name, run),
  cron: "7 * * * *",
});

/** Once a night over all nodes, at the time when the fewest visitors of all our sites are awake. */
export const nightly = (name: string, minute: number, run: Job["run"]): Job => ({
  name,
  retries: { retryLimit: 3, retryDelay: 10 * MINUTE_SECONDS, expireInSeconds: HOUR_SECONDS },
  cron: `${minute} 1 * * *`,
  catchUp: true,
  run,
});
