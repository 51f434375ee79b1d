import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { DAY_SECONDS } from "#core/durations.ts";
import type { DatabaseConnection, Transaction } from "#database/connect.ts";

/** Where a job goes that is not tried again, so that it is told of once, whichever node it failed on and however. */
const FAILED = "failed-jobs";

/** How often and with what pauses a job is tried again; seconds, in the queue's own words. */
export type JobRetries = {
  retryLimit: number;
  retryDelay?: number;
  retryBackoff?: boolean;
  retryDelayMax?: number;
  expireInSeconds: number;
  deleteAfterSeconds?: number;
};

/** What a queue knows of a kind of job; what it does is said where somebody works. */
export type QueuedJob<Data extends object = object> = {
  name: string;
  retries: JobRetries;
  /** When it is due, in the words of cron and UTC; without it, whenever it is asked for. */
  cron?: string;
  /** A time that was slept through is made up for. */
  catchUp?: boolean;
  /** Never there: carries the type of its data. */
  data?: Data;
};

export type JobQueue = ReturnType<typeof createJobQueue>;

/**
 * Work that outlives the request and the process, in the same database (pg-boss). A job is asked for
 * inside a transaction and exists only if that is committed. Data are ids alone: a job is no place
 * for what a person told us.
 */
export function createJobQueue(
  { pool }: Pick<DatabaseConnection, "pool">,
  log: Logger,
  { jobs = [], pollSeconds = 2 }: { jobs?: readonly QueuedJob[]; pollSeconds?: number } = {},
) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
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
        for (const job of jobs) reportFailed(log, job);
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
    ): Promise<void> {
      await open();
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },
    /** Takes up jobs of this kind on this node, and plans them where they have a time. */
    async work<Data extends object>(
      { name, cron, catchUp }: QueuedJob<Data>,
      handle: (data: NoInfer<Data>) => Promise<unknown>,
    ): Promise<void> {
      await open();
      await reportFailedJobs();
      await boss.work<Data>(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
        for (const job of jobs) await handle(job.data);
      });
      if (cron) await boss.schedule(name, cron, {}, catchUp ? { missed: "once" } : {});
    },
    /** Lets jobs in hand finish. */
    async close(): Promise<void> {
      await opening?.catch(() => {});
      if (opening) await boss.stop({ graceful: true, close: false, timeout: 20_000 });
    },
  };
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
  for (const { name, retries } of jobs) {
    const options = { ...retries, deadLetter: FAILED };
    await boss.createQueue(name, options);
    // One that was there already would keep what it was once made with.
    await boss.updateQueue(name, options);
  }
}
