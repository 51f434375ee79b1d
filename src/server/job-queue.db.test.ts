import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { everyMinute, nightly } from "#platform/jobs/job.ts";
import { createJobQueue, type QueuedJob } from "#platform/jobs/job-queue.ts";
import { createLogger } from "./logger.ts";

const { db, pool, connection } = await testDatabase();
const log = pino({ level: "silent" });

const retries = { retryLimit: 20, retryDelay: 10, expireInSeconds: 120 };
const mailJob: QueuedJob<{ mailId: number }> = { name: "send-mail", retries };
const newsJob: QueuedJob<{ stepId: number }> = { name: "tell-news", retries };
const carriersJob = everyMinute("ask-carriers", async () => {});
const paymentsJob = everyMinute("look-up-payments", async () => {});
const sweepJob = nightly("sweep", 17, async () => {});
const feedJob: QueuedJob<{ turn: number }> = { name: "feed", retries, policy: "singleton" };
const jobs = [mailJob, newsJob, carriersJob, paymentsJob, sweepJob, feedJob];

/** So long that a job in a test is never found by polling. */
const NEVER = 1000;

function openQueue(to = log, pollSeconds = 0.5) {
  const queue = createJobQueue({ pool, connection }, to, { jobs, pollSeconds });
  onTestFinished(() => queue.close());
  return queue;
}

test("a job exists only if its transaction is committed", async () => {
  const queue = openQueue();
  await inTransaction(db, async (tx) => {
    await queue.enqueue(tx, mailJob, { mailId: 1 });
    throw new Error("no");
  }).catch(() => {});
  await inTransaction(db, (tx) => queue.enqueue(tx, mailJob, { mailId: 2 }));
  const handled: number[] = [];
  await queue.work(mailJob, async ({ mailId }) => {
    handled.push(mailId);
  });
  await eventually(() => expect(handled).toEqual([2]));
});

test("an unfinished job survives a restart", async () => {
  const first = createJobQueue({ pool, connection }, log, { jobs });
  await inTransaction(db, (tx) => first.enqueue(tx, mailJob, { mailId: 3 }));
  await first.close();
  const second = openQueue();
  const handle = vi.fn(async () => {});
  await second.work(mailJob, handle);
  await eventually(() => expect(handle).toHaveBeenCalledWith({ mailId: 3 }));
  expect(handle).toHaveBeenCalledTimes(1);
});

test("enqueuing a job wakes its worker on any node", async () => {
  const [asking, working] = [openQueue(log, NEVER), openQueue(log, NEVER)];
  const handled: number[] = [];
  await working.work(mailJob, async ({ mailId }) => {
    handled.push(mailId);
  });
  for (const mailId of [10, 11]) {
    await inTransaction(db, (tx) => asking.enqueue(tx, mailJob, { mailId }));
    await eventually(() => expect(handled).toContain(mailId));
  }
});

test("workers continue until the queue is empty, with bounded concurrency", async () => {
  const queue = openQueue(log, NEVER);
  const all = Array.from({ length: 120 }, (_, at) => at);
  await inTransaction(db, async (tx) => {
    for (const mailId of all) await queue.enqueue(tx, mailJob, { mailId });
  });
  const handled: number[] = [];
  let [active, most] = [0, 0];
  await queue.work(
    mailJob,
    async ({ mailId }) => {
      active += 1;
      most = Math.max(most, active);
      await new Promise(setImmediate);
      active -= 1;
      handled.push(mailId);
    },
    { atOnce: 5 },
  );
  await eventually(() => expect(handled).toHaveLength(all.length));
  expect(handled.toSorted((one, two) => one - two)).toEqual(all);
  expect(most).toBeLessThanOrEqual(5);
  expect(most).toBeGreaterThan(1);
});

test("an urgent job starts before others, even while normal workers are stuck", async () => {
  const queue = openQueue(log, NEVER);
  await inTransaction(db, async (tx) => {
    for (let mailId = 1; mailId <= 20; mailId++) await queue.enqueue(tx, mailJob, { mailId });
  });
  const urgent = Promise.withResolvers<void>();
  const begun: number[] = [];
  const handle = async ({ mailId }: { mailId: number }) => {
    begun.push(mailId);
    if (mailId === 99) urgent.resolve();
    await urgent.promise;
  };
  await queue.work(mailJob, handle, { atOnce: 3 });
  await eventually(() => expect(begun).toHaveLength(2));
  await inTransaction(db, (tx) => queue.enqueue(tx, mailJob, { mailId: 99 }, { isUrgent: true }));
  await eventually(() => expect(begun).toHaveLength(21));
  expect(begun.indexOf(99)).toBe(2);
});

test("a singleton job runs one at a time across nodes, and the next one runs after it", async () => {
  const [first, second] = [openQueue(), openQueue()];
  const begun: number[] = [];
  const end = Promise.withResolvers<void>();
  const handle = async ({ turn }: { turn: number }) => {
    begun.push(turn);
    await end.promise;
  };
  await inTransaction(db, (tx) => first.enqueue(tx, feedJob, { turn: 1 }));
  await first.work(feedJob, handle);
  await eventually(() => expect(begun).toEqual([1]));
  await inTransaction(db, async (tx) => {
    await first.enqueue(tx, feedJob, { turn: 2 });
    await first.enqueue(tx, mailJob, { mailId: 4 });
  });
  // The second node polls for both kinds as soon as it starts to work, in this order.
  await second.work(feedJob, handle);
  const mailed = vi.fn(async () => {});
  await second.work(mailJob, mailed);
  await eventually(() => expect(mailed).toHaveBeenCalled());
  expect(begun).toEqual([1]);
  end.resolve();
  await eventually(() => expect(begun).toEqual([1, 2]));
});

test("only the failed job of a batch is retried", async () => {
  const queue = openQueue();
  await inTransaction(db, async (tx) => {
    for (const stepId of [1, 2, 3]) await queue.enqueue(tx, newsJob, { stepId });
  });
  const handled: number[] = [];
  await queue.work(
    newsJob,
    async ({ stepId }) => {
      handled.push(stepId);
      if (stepId === 2) throw new Error("away");
    },
    { atOnce: 3 },
  );
  await eventually(async () => {
    const { rows } = await pool.query(
      "select data->>'stepId' step, state from pgboss.job where name = 'tell-news' order by 1",
    );
    expect(rows.map(({ state }) => state)).toEqual(["completed", "retry", "completed"]);
  });
  expect(handled.toSorted()).toEqual([1, 2, 3]);
  await pool.query("delete from pgboss.job where name = 'tell-news'");
});

test("a nightly job is scheduled once on several nodes, and handled when it is due", async () => {
  const handle = vi.fn(async () => {});
  for (const queue of [openQueue(), openQueue()]) await queue.work(sweepJob, handle);
  const { rows } = await pool.query("select name, cron from pgboss.schedule");
  expect(rows).toEqual([{ name: "sweep", cron: "17 1 * * *" }]);
  await inTransaction(db, (tx) => openQueue().enqueue(tx, sweepJob, {}));
  await eventually(() => expect(handle).toHaveBeenCalledTimes(1));
});

test("a job that runs every minute is scheduled once", async () => {
  const handle = vi.fn(async () => {});
  for (const queue of [openQueue(), openQueue()]) {
    await queue.work(paymentsJob, handle);
  }
  const { rows } = await pool.query("select cron from pgboss.schedule where name <> 'sweep'");
  expect(rows).toEqual([{ cron: "* * * * *" }]);
  await inTransaction(db, (tx) => openQueue().enqueue(tx, paymentsJob, {}));
  await eventually(() => expect(handle).toHaveBeenCalled());
});

test("a job that failed for good is logged once, with only its name and id", async () => {
  const told = vi.fn();
  const telling = createLogger("error", { file: "/dev/null", onError: told });
  const fail = vi.fn(async () => {
    throw new Error("nothing is left for Rasa at 12 Pilies street");
  });
  const nodes = [openQueue(telling), openQueue(telling)] as const;
  for (const node of nodes) {
    await node.work(newsJob, fail);
    await node.work(carriersJob, fail);
  }
  const stateOf = async (name: string) =>
    (await pool.query("select id, state from pgboss.job where name = $1", [name])).rows[0];

  await inTransaction(db, (tx) => nodes[0].enqueue(tx, newsJob, { stepId: 1 }));
  await eventually(async () =>
    expect(await stateOf("tell-news")).toMatchObject({ state: "retry" }),
  );
  await inTransaction(db, (tx) => nodes[0].enqueue(tx, carriersJob, {}));
  await eventually(async () =>
    expect(await stateOf("failed-jobs")).toMatchObject({ state: "completed" }),
  );

  const { id } = await stateOf("ask-carriers");
  expect(told.mock.calls).toEqual([
    [new Error(`ask-carriers ${id} is not tried again`), "job failed for good"],
  ]);
});

test("queues of an older version get the current retry and dead-letter settings", async () => {
  await openQueue().open();
  await pool.query(
    "update pgboss.queue set dead_letter = null, retry_limit = 1, policy = 'standard'",
  );
  await openQueue().open();
  const { rows } = await pool.query(
    "select dead_letter, retry_limit from pgboss.queue where name = 'send-mail'",
  );
  expect(rows).toEqual([{ dead_letter: "failed-jobs", retry_limit: 20 }]);
});

test("a queue that was never used closes at once", async () => {
  const begun = performance.now();
  await createJobQueue({ pool, connection }, log, { jobs }).close();
  expect(performance.now() - begun).toBeLessThan(5000);
});
