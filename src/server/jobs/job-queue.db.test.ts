import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#database/testing/eventually.ts";
import { testDatabase } from "#database/testing/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { everyMinute, nightly } from "#platform/jobs/job.ts";
import { createJobQueue, type QueuedJob } from "#platform/jobs/job-queue.ts";
import { createLogger } from "../logger.ts";

const { db, pool } = await testDatabase();
const log = pino({ level: "silent" });

const retries = { retryLimit: 20, retryDelay: 10, expireInSeconds: 120 };
const mailJob: QueuedJob<{ mailId: number }> = { name: "send-mail", retries };
const newsJob: QueuedJob<{ stepId: number }> = { name: "tell-news", retries };
const carriersJob = everyMinute("ask-carriers", async () => {});
const paymentsJob = everyMinute("look-up-payments", async () => {});
const sweepJob = nightly("sweep", 17, async () => {});
const jobs = [mailJob, newsJob, carriersJob, paymentsJob, sweepJob];

function openQueue(to = log) {
  const queue = createJobQueue({ pool }, to, { jobs, pollSeconds: 0.5 });
  onTestFinished(() => queue.close());
  return queue;
}

test("a job exists if its transaction is committed, and only then", async () => {
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

test("a job that nobody worked on is still there for the next process", async () => {
  const first = createJobQueue({ pool }, log, { jobs });
  await inTransaction(db, (tx) => first.enqueue(tx, mailJob, { mailId: 3 }));
  await first.close();
  const second = openQueue();
  const handle = vi.fn(async () => {});
  await second.work(mailJob, handle);
  await eventually(() => expect(handle).toHaveBeenCalledWith({ mailId: 3 }));
  expect(handle).toHaveBeenCalledTimes(1);
});

test("a nightly job is planned once, however often nodes start, and done when it is time", async () => {
  const handle = vi.fn(async () => {});
  for (const queue of [openQueue(), openQueue()]) await queue.work(sweepJob, handle);
  const { rows } = await pool.query("select name, cron from pgboss.schedule");
  expect(rows).toEqual([{ name: "sweep", cron: "17 1 * * *" }]);
  await inTransaction(db, (tx) => openQueue().enqueue(tx, sweepJob, {}));
  await eventually(() => expect(handle).toHaveBeenCalledTimes(1));
});

test("a job of every minute is planned once", async () => {
  const handle = vi.fn(async () => {});
  for (const queue of [openQueue(), openQueue()]) {
    await queue.work(paymentsJob, handle);
  }
  const { rows } = await pool.query("select cron from pgboss.schedule where name <> 'sweep'");
  expect(rows).toEqual([{ cron: "* * * * *" }]);
  await inTransaction(db, (tx) => openQueue().enqueue(tx, paymentsJob, {}));
  await eventually(() => expect(handle).toHaveBeenCalled());
});

test("a job that is not tried again is told of once, by its name and id alone", async () => {
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

test("queues of an older shop are told of, too", async () => {
  await openQueue().open();
  await pool.query("update pgboss.queue set dead_letter = null, retry_limit = 1");
  await openQueue().open();
  const { rows } = await pool.query(
    "select dead_letter, retry_limit from pgboss.queue where name = 'send-mail'",
  );
  expect(rows).toEqual([{ dead_letter: "failed-jobs", retry_limit: 20 }]);
});

test("a queue that was never used closes at once", async () => {
  await createJobQueue({ pool }, log, { jobs }).close();
});
