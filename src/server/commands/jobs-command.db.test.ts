import pino from "pino";
import { expect, test } from "vitest";
import { connectDatabase } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { createJobQueue } from "#platform/jobs/job-queue.ts";
import { runJobsCommand } from "./jobs-command.ts";
import { runReindexCommand } from "./reindex-command.ts";

const { db, pool, url } = await testDatabase();
const database = connectDatabase({ url });
const retries = { retryLimit: 3, expireInSeconds: 60 };
const [MAIL, NEWS] = [
  { name: "send-mail", retries },
  { name: "tell-news", retries },
];
const jobs = createJobQueue(database, pino({ level: "silent" }), { jobs: [MAIL, NEWS] });
await jobs.open();
await jobs.close();

const run = (line = "") => runJobsCommand(database, line.split(" ").filter(Boolean));

test("failed jobs are listed and can be retried all, by kind or one, which the audit log records", async () => {
  await db.transaction(async (tx) => {
    for (const job of [MAIL, MAIL, NEWS]) await jobs.enqueue(tx, job, { id: 1 });
  });
  await pool.query("update pgboss.job set state = 'failed', completed_on = now()");
  const { rows } = await pool.query<{ id: string }>(
    "select id from pgboss.job where name = 'send-mail' order by created_on",
  );
  expect(await run()).toBe(
    "send-mail                0 waiting, 0 running, 2 failed\ntell-news                0 waiting, 0 running, 1 failed",
  );
  expect(await run(`retry send-mail ${rows[0]?.id}`)).toBe("1 job is tried again");
  expect(await run("retry send-mail")).toBe("1 job is tried again");
  expect(await run("retry")).toBe("1 job is tried again");
  expect(await run("retry")).toBe("0 jobs are tried again");
  expect(await run()).toContain("send-mail                2 waiting, 0 running, 0 failed");
  const notes = await pool.query("select subject, way from audit_log where action = 'job.retry'");
  expect(notes.rows).toHaveLength(3);
  expect(notes.rows[0]).toEqual({ subject: "job:send-mail", way: "command" });
  await expect(run("forget")).rejects.toThrow(/^npm run jobs/);
  await database.close();
});

test("a reindex marks every product as changed, even after a restored dump with later transaction ids", async () => {
  await pool.query(
    "insert into product_changes select id, '99999999999'::xid8 from products on conflict do nothing",
  );
  await pool.query("update product_changes set transaction = '99999999999'::xid8");
  expect(await runReindexCommand({ db }, [])).toMatch(/^\d+ products count as changed/);
  const { rows } = await pool.query(
    "select count(*)::int as count from product_changes where transaction >= pg_snapshot_xmax(pg_current_snapshot())",
  );
  expect(rows).toEqual([{ count: 0 }]);
  const logged = await pool.query("select from changes where tags = '{everything}'");
  expect(logged.rowCount).toBe(1);
});
