import { HOUR_SECONDS, MINUTE_SECONDS } from "#core/durations.ts";
import type { Features } from "../feature/features.ts";
import type { Platform } from "../feature/platform.ts";
import type { QueuedJob } from "./job-queue.ts";

/** Work that outlives the request. Data are ids alone: a job stores nothing that a person said. */
export type Job<Data extends object = object> = QueuedJob<Data> & {
  isOn?: (platform: Platform) => boolean;
  /** How many may run at the same time on one node; without it, one after another. */
  atOnce?: (platform: Platform) => number;
  run(features: Features, data: Data, platform: Platform): Promise<unknown>;
};

export const defineJob = <Data extends object>(job: Job<Data>) => job;

/** One a minute, on whichever node is free; the next minute tries again. */
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

/** Once an hour, on whichever node is free. */
export const hourly = (name: string, run: Job["run"]): Job => ({
  ...everyMinute(name, run),
  cron: "7 * * * *",
});

/** Once a night however many nodes there are, when the fewest visitors are awake wherever our sites are. */
export const nightly = (name: string, minute: number, run: Job["run"]): Job => ({
  name,
  retries: { retryLimit: 3, retryDelay: 10 * MINUTE_SECONDS, expireInSeconds: HOUR_SECONDS },
  cron: `${minute} 1 * * *`,
  catchUp: true,
  run,
});
