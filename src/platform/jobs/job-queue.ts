import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { DAY_SECONDS } from "#core/durations.ts";
import { forEachInParallel } from "#core/for-each-in-parallel.ts";
import type { DatabaseConnection, Transaction } from "#database/connect.ts";
import { wakeWorkers } from "./wake-workers.ts";

/** Where a job goes that is not tried again, so that it is reported once, whichever node it failed on and however. */
const FAILED = "failed-jobs";
const URGENT = 1;
/** A worker is woken by what is asked for, so it looks this much more rarely for what is to be tried again. */
const RETRY_POLL_FACTOR = 4;

/** How often and with what pauses a job is tried again; seconds, in the queue's own words. */
type JobRetries = {
  retryLimit: number;
  retryDelay?: number;
  retryBackoff?: boolean;
  retryDelayMax?: number;
  expireInSeconds: number;
  /** A worker that runs one says so more often than this; without a word from it the job is tried again. */
  heartbeatSeconds?: number;
  deleteAfterSeconds?: number;
};

/** What a queue knows of a kind of job; what it does is said where somebody works. */
export type QueuedJob<Data extends object = object> = {
  name: string;
  retries: JobRetries;
  /** When it is due, in the words of cron and UTC; without it, whenever it is asked for. */
  cron?: string;
  /** A run that was missed while no worker ran is made up for. */
  catchUp?: boolean;
  /** One at a time over all nodes. A queue has it from when it is made: one that is there already stays as it is. */
  policy?: "singleton";
  /** Never there: carries the type of its data. */
  data?: Data;
};

/** How many jobs of a kind run at the same time on one node; an urgent one never waits for all the others. */
type WorkOptions = { atOnce?: number | undefined };

type QueueOptions = {
  jobs?: readonly QueuedJob[];
  pollSeconds?: number;
  /** One is not tried again: its kind and its number. */
  onFailed?: (failed: { job: string; id: string }) => void;
  onEnd?: OnJobEnd | undefined;
};

type OnJobEnd = (job: string, outcome: "completed" | "failed", seconds: number) => void;

/** Urgent ones pass the others; one may also wait for a while first. */
type EnqueueOptions = { isUrgent?: boolean; afterSeconds?: number };

export type JobQueue = ReturnType<typeof createJobQueue>;

/**
 * Work that outlives the request and the process, in the same database (pg-boss). A job is asked for
 * inside a transaction and exists only if that is committed. Data are ids alone: they hold nothing
 * that a person typed.
 */
export function createJobQueue(
  { pool, connection }: Pick<DatabaseConnection, "pool" | "connection">,
  log: Logger,
  { jobs = [], pollSeconds = 2, onFailed, onEnd }: QueueOptions = {},
) {
  const boss = openBoss({ pool, connection }, log);
  let opening: Promise<void> | undefined;

  /** Not before somebody needs it: making its tables takes longer than most tests. */
  function open(): Promise<void> {
    opening ??= prepare(boss, jobs).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  let reporting: Promise<string> | undefined;

  /** Whoever works also reports what failed for good. */
  function reportFailedJobs(): Promise<string> {
    reporting ??= boss.work(
      FAILED,
      { includeMetadata: true, pollingIntervalSeconds: pollSeconds },
      async (jobs) => {
        for (const job of jobs) {
          reportFailed(log, job);
          onFailed?.({ job: job.sourceName ?? "", id: job.sourceId ?? "" });
        }
      },
    );
    return reporting;
  }

  return {
    open,
    async enqueue<Data extends object>(
      tx: Transaction,
      { name }: QueuedJob<Data>,
      data: NoInfer<Data>,
      { isUrgent = false, afterSeconds = 0 }: EnqueueOptions = {},
    ): Promise<void> {
      await open();
      const priority = isUrgent ? URGENT : 0;
      const startAfter = afterSeconds > 0 ? { startAfter: afterSeconds } : {};
      await boss.send(name, data, { db: fromDrizzle(tx, sql), priority, ...startAfter });
    },
    /** One that failed for good is tried once more. */
    async retry(tx: Transaction, name: string, id: string): Promise<void> {
      await open();
      await boss.retry(name, id, { db: fromDrizzle(tx, sql) });
    },
    /** Takes up jobs of this kind on this node, and plans them where they have a time. */
    async work<Data extends object>(
      { name, cron, catchUp }: QueuedJob<Data>,
      handle: (data: NoInfer<Data>) => Promise<unknown>,
      { atOnce = 1 }: WorkOptions = {},
    ): Promise<void> {
      await open();
      await reportFailedJobs();
      const lanes =
        atOnce > 1 ? [{ atOnce: atOnce - 1 }, { atOnce: 1, minPriority: URGENT }] : [{ atOnce }];
      for (const { atOnce, ...lane } of lanes) {
        const options = { ...lane, ...takeUpOptions(atOnce, pollSeconds) };
        await boss.work(name, options, (jobs: Job<Data>[]) =>
          runBatch(jobs, atOnce, { handle, onEnd }),
        );
      }
      if (cron) await boss.schedule(name, cron, {}, catchUp ? { missed: "once" } : {});
    },
    /** Lets jobs in hand finish. */
    async close(): Promise<void> {
      await opening?.catch(() => {});
      if (opening) await boss.stop({ graceful: true, close: false, timeout: 20_000 });
    },
  };
}

function openBoss(
  { pool, connection }: Pick<DatabaseConnection, "pool" | "connection">,
  log: Logger,
): PgBoss {
  const onError = (error: Error) => log.error({ err: error }, "jobs");
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values ?? []),
      listen: (channel, wake, wakeAll) =>
        wakeWorkers(connection, { channel, wake, wakeAll, onError }),
    },
    useListenNotify: true,
  });
  boss.on("error", onError);
  boss.on("warning", ({ message }) => log.warn(message));
  return boss;
}

const takeUpOptions = (atOnce: number, pollSeconds: number) =>
  ({
    // Two rounds of what runs at once: all of them end before the first is taken for lost.
    batchSize: 2 * atOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: RETRY_POLL_FACTOR * pollSeconds,
  }) as const;

/** Each has an end of its own: one that fails is tried again alone. */
async function runBatch<Data>(
  jobs: readonly Job<Data>[],
  atOnce: number,
  { handle, onEnd }: { handle: (data: Data) => Promise<unknown>; onEnd?: OnJobEnd | undefined },
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  await forEachInParallel(jobs, atOnce, async ({ id, name, data }) => {
    const started = performance.now();
    const [end] = await Promise.allSettled([handle(data)]);
    const outcome = end.status === "fulfilled" ? "completed" : "failed";
    onEnd?.(name, outcome, (performance.now() - started) / 1000);
    results.push(
      end.status === "fulfilled"
        ? { id, status: "completed" }
        : { id, status: "failed", output: end.reason },
    );
  });
  return results;
}

/** By its name and id alone: what it failed by stays in its table, since it may quote a person. */
function reportFailed(
  log: Logger,
  { sourceName, sourceId, sourceRetryCount }: JobWithMetadata<unknown>,
) {
  const about = { job: sourceName, id: sourceId, tries: (sourceRetryCount ?? 0) + 1 };
  const err = new Error(`${sourceName} ${sourceId} is not tried again`);
  log.error({ err, ...about }, "job failed for good");
}

async function prepare(boss: PgBoss, jobs: readonly QueuedJob[]): Promise<void> {
  await boss.start();
  await boss.createQueue(FAILED, { deleteAfterSeconds: DAY_SECONDS });
  for (const { name, retries, policy } of jobs) {
    const options = { ...retries, deadLetter: FAILED, notify: true };
    await boss.createQueue(name, { ...options, ...(policy && { policy }) });
    // One that was there already would keep what it was once made with.
    await boss.updateQueue(name, options);
  }
}
