import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { DAY_SECONDS } from "#core/durations.ts";
import { forEachInParallel } from "#core/for-each-in-parallel.ts";
import type { DatabaseConnection, Transaction } from "#database/connect.ts";
import { wakeWorkers } from "./wake-workers.ts";

/**
 * The dead letter queue: jobs that are not tried again go here, so each is reported once, whichever node it failed
 * on.
 */
const FAILED = "failed-jobs";
const URGENT = 1;
/** New jobs wake a worker by notification, so it polls this many times less often, only to find retries. */
const RETRY_POLL_FACTOR = 4;

/** How often a job is retried and with which pauses; in seconds, with the names that pg-boss uses. */
type JobRetries = {
  retryLimit: number;
  retryDelay?: number;
  retryBackoff?: boolean;
  retryDelayMax?: number;
  expireInSeconds: number;
  /** A worker sends a heartbeat more often than this while it runs a job; without one the job is tried again. */
  heartbeatSeconds?: number;
  deleteAfterSeconds?: number;
};

/** What the queue knows about a kind of job; its handler is passed to `work`. */
export type QueuedJob<Data extends object = object> = {
  name: string;
  retries: JobRetries;
  /** When it runs, as a cron expression in UTC; without it, only when it is enqueued. */
  cron?: string;
  /** A run that was missed because no worker was running is made up for, once. */
  catchUp?: boolean;
  /** One at a time over all nodes. The policy is set when the queue is created: an existing queue keeps its own. */
  policy?: "singleton";
  /** Never set: it only carries the type of the data. */
  data?: Data;
};

/** How many jobs of a kind run at the same time on one node; of several places, one is kept for urgent jobs. */
type WorkOptions = { atOnce?: number | undefined };

type QueueOptions = {
  jobs?: readonly QueuedJob[];
  pollSeconds?: number;
  /** Called when a job is not tried again. */
  onFailed?: (failed: { job: string; id: string }) => void;
  onEnd?: OnJobEnd | undefined;
};

type OnJobEnd = (job: string, outcome: "completed" | "failed", seconds: number) => void;

/** Urgent jobs go before the others; a job may also be delayed. */
type EnqueueOptions = { isUrgent?: boolean; afterSeconds?: number };

export type JobQueue = ReturnType<typeof createJobQueue>;

/**
 * Work that outlives the request and the process, queued in the same database (pg-boss). A job is enqueued inside a
 * transaction and exists only if that commits. Its data are only ids: nothing that a person typed.
 */
export function createJobQueue(
  { pool, connection }: Pick<DatabaseConnection, "pool" | "connection">,
  log: Logger,
  { jobs = [], pollSeconds = 2, onFailed, onEnd }: QueueOptions = {},
) {
  const boss = openBoss({ pool, connection }, log);
  let opening: Promise<void> | undefined;

  /** Runs only when first needed: creating its tables takes longer than most tests. */
  function open(): Promise<void> {
    opening ??= prepare(boss, jobs).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  let reporting: Promise<string> | undefined;

  /** Every node that works on jobs also reports those that failed for good. */
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
    /** Retries a job that failed for good. */
    async retry(tx: Transaction, name: string, id: string): Promise<void> {
      await open();
      await boss.retry(name, id, { db: fromDrizzle(tx, sql) });
    },
    /** Starts working on jobs of this kind on this node, and schedules them if they have a `cron`. */
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
    /** Lets running jobs finish. */
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
    // Two rounds of what runs at once: all of them end before the first one would expire.
    batchSize: 2 * atOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: RETRY_POLL_FACTOR * pollSeconds,
  }) as const;

/** Each job has its own result, so that one that fails is retried alone. */
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

/** Logs only name and id: the error stays in the job's table, since it may quote a person. */
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
    // A queue that already exists would otherwise keep its old options.
    await boss.updateQueue(name, options);
  }
}
