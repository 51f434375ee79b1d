import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { DatabaseConnection, Transaction } from "#database/connect.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every kind of job: how often and with what pauses it is tried again. */
const QUEUES = {
  "send-mail": {
    retryLimit: 20,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 2 * HOUR,
    expireInSeconds: 2 * MINUTE,
    deleteAfterSeconds: 24 * HOUR,
  },
  "forget-files": {
    retryLimit: 40,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: 6 * HOUR,
    expireInSeconds: HOUR,
    deleteAfterSeconds: 24 * HOUR,
  },
  // For two days: what is told later is of no use to those who write to customers.
  "tell-news": {
    retryLimit: 30,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: 2 * HOUR,
    expireInSeconds: 10 * MINUTE,
    deleteAfterSeconds: 24 * HOUR,
  },
  // The next minute tries again.
  "look-up-payments": { retryLimit: 0, expireInSeconds: 10 * MINUTE, deleteAfterSeconds: HOUR },
  "ask-carriers": { retryLimit: 0, expireInSeconds: 10 * MINUTE, deleteAfterSeconds: HOUR },
  sweep: { retryLimit: 3, retryDelay: 10 * MINUTE, expireInSeconds: HOUR },
  "refresh-pickup-points": { retryLimit: 3, retryDelay: 10 * MINUTE, expireInSeconds: HOUR },
} as const;
export type JobName = keyof typeof QUEUES;
type JobData = {
  "send-mail": { mailId: number };
  "forget-files": { customerId: number };
  "tell-news": { stepId: number };
  sweep: object;
  "look-up-payments": object;
  "ask-carriers": object;
  "refresh-pickup-points": object;
};

/** Where a job goes that is not tried again, so that it is told of once, whichever node it failed on and however. */
const FAILED = "failed-jobs";

/** UTC: when the fewest visitors are awake wherever our sites are. */
const AT_NIGHT = { sweep: "17 1 * * *", "refresh-pickup-points": "47 1 * * *" };
const EVERY_MINUTE = "* * * * *";

/**
 * Work that outlives the request and the process, in the same database (pg-boss). A job is asked for
 * inside a transaction and exists only if that is committed. Data are ids alone: a job is no place
 * for what a person told us.
 */
export function createJobQueue(
  { pool }: Pick<DatabaseConnection, "pool">,
  log: Logger,
  { pollSeconds = 2 } = {},
) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  let opening: Promise<void> | undefined;

  /** Not before somebody needs it: making its tables takes longer than most tests. */
  function open(): Promise<void> {
    opening ??= prepare(boss).catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  let telling: Promise<string> | undefined;

  /** Whoever works also tells of what failed for good. */
  function tellOfFailed(): Promise<string> {
    telling ??= boss.work(
      FAILED,
      { includeMetadata: true, pollingIntervalSeconds: pollSeconds },
      async (jobs) => {
        for (const job of jobs) tellFailed(log, job);
      },
    );
    return telling;
  }

  async function work<Name extends JobName>(
    name: Name,
    handle: (data: JobData[Name]) => Promise<void>,
  ) {
    await open();
    await tellOfFailed();
    await boss.work<JobData[Name]>(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      for (const job of jobs) await handle(job.data);
    });
  }

  return {
    open,
    async enqueue<Name extends JobName>(
      tx: Transaction,
      name: Name,
      data: JobData[Name],
    ): Promise<void> {
      await open();
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },
    work,
    /** Once a night however many nodes there are; a night that was slept through is made up for. */
    async workNightly(name: keyof typeof AT_NIGHT, handle: () => Promise<void>) {
      await work(name, handle);
      await boss.schedule(name, AT_NIGHT[name], {}, { missed: "once" });
    },
    /** One job a minute, on whichever node is free. */
    async workEveryMinute(name: "look-up-payments" | "ask-carriers", handle: () => Promise<void>) {
      await work(name, handle);
      await boss.schedule(name, EVERY_MINUTE);
    },
    /** Lets jobs in hand finish. */
    async close(): Promise<void> {
      await opening?.catch(() => {});
      if (opening) await boss.stop({ graceful: true, close: false, timeout: 20_000 });
    },
  };
}

/** By its name and id alone: what it failed by stays in its table, since it may quote a person. */
function tellFailed(
  log: Logger,
  { sourceName, sourceId, sourceRetryCount }: JobWithMetadata<unknown>,
) {
  const about = { job: sourceName, id: sourceId, tries: (sourceRetryCount ?? 0) + 1 };
  const err = new Error(`${sourceName} ${sourceId} is not tried again`);
  log.error({ err, ...about }, "job failed for good");
}

async function prepare(boss: PgBoss): Promise<void> {
  await boss.start();
  await boss.createQueue(FAILED, { deleteAfterSeconds: 24 * HOUR });
  for (const [name, settings] of Object.entries(QUEUES)) {
    const options = { ...settings, deadLetter: FAILED };
    await boss.createQueue(name, options);
    // One that was there already would keep what it was once made with.
    await boss.updateQueue(name, options);
  }
}
