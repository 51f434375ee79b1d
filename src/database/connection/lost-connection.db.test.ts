import { sql } from "drizzle-orm";
import { afterEach, expect, inject, onTestFinished, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { connectDatabase } from "../connect.ts";
import { eventually } from "../fixtures/eventually.ts";
import { byPort, socketOf, startTcpProxy } from "../fixtures/tcp-proxy.ts";
import { testDatabase } from "../fixtures/test-database.ts";
import { inTransaction } from "../transaction.ts";
import { isDatabaseLost } from "./lost-connection.ts";

const { url, pool } = await testDatabase();
await pool.query("create table attempts (id int primary key)");
afterEach(async () => {
  await pool.query("truncate attempts");
});

async function openThroughProxy(maxConnections = 3) {
  const proxy = await startTcpProxy(socketOf(inject("postgres").host));
  const database = connectDatabase({ url: byPort(url, proxy.port) }, { maxConnections });
  onTestFinished(async () => {
    proxy.thaw();
    await database.close();
    await proxy.close();
  });
  return { proxy, ...database };
}

const within = async (ms: number, work: () => Promise<unknown>) => {
  const started = performance.now();
  const [end] = await Promise.allSettled([work()]);
  expect(performance.now() - started).toBeLessThan(ms);
  return end.status === "rejected" ? end.reason : undefined;
};

test("queries on a frozen database fail within five seconds, and the pool recovers afterwards", async () => {
  const { proxy, db, ping } = await openThroughProxy();
  await ping();
  proxy.freeze();
  const frozenAt = performance.now();
  // More than there are connections: some wait for an answer, some for a connection.
  const ends = await Promise.all(
    Array.from({ length: 8 }, (_, id) =>
      within(5000, () =>
        inTransaction(db, (tx) => tx.execute(sql`insert into attempts values (${id})`)),
      ),
    ),
  );
  expect(ends.every(isDatabaseLost)).toBe(true);
  const waited = performance.now() - frozenAt;
  // From now on queries fail at once; on a busy machine one of them may be delayed, but not every one.
  const refusals: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const asked = performance.now();
    expect(isDatabaseLost(await within(5000, () => db.execute(sql`select 1`)))).toBe(true);
    refusals.push(performance.now() - asked);
  }
  expect(Math.min(...refusals)).toBeLessThan(waited / 10);
  proxy.thaw();
  await eventually(ping, { timeout: 5000 });
  await Promise.all(
    Array.from({ length: 8 }, (_, id) =>
      inTransaction(db, (tx) => tx.execute(sql`insert into attempts values (${id + 100})`)),
    ),
  );
  // A query whose caller got an error was not executed later.
  expect((await pool.query("select count(*)::int from attempts where id < 100")).rows).toEqual([
    { count: 0 },
  ]);
});

/** Blocks for most of each second, like a process on an overloaded machine. */
function standStillOften(): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  const timer = setInterval(() => Atomics.wait(never, 0, 0, 400), 450);
  onTestFinished(() => clearInterval(timer));
}

test.runIf(isFullRun)(
  "a slow process also fails within five seconds on a frozen database",
  async () => {
    const { proxy, db, ping } = await openThroughProxy();
    await ping();
    proxy.freeze();
    standStillOften();
    const write = () => inTransaction(db, (tx) => tx.execute(sql`insert into attempts values (1)`));
    expect(isDatabaseLost(await within(5000, write))).toBe(true);
  },
);

test.runIf(isFullRun)(
  "a slow statement on a responsive database is not cancelled, even by a slow process",
  async () => {
    const { db } = await openThroughProxy();
    standStillOften();
    const { rows } = await db.execute(sql`select 'done' as slow from pg_sleep(4)`);
    expect(rows).toEqual([{ slow: "done" }]);
  },
);

test("a transaction that loses its connection before the commit is retried and applied once", async () => {
  const { proxy, db } = await openThroughProxy();
  let tries = 0;
  await inTransaction(db, async (tx) => {
    tries += 1;
    await tx.execute(sql`insert into attempts values (1)`);
    if (tries === 1) proxy.cut();
    await tx.execute(sql`insert into attempts values (2)`);
  });
  expect(tries).toBe(2);
  expect((await pool.query("select id from attempts order by id")).rows).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
});

test("a read is retried after a lost connection, but a write is not", async () => {
  const { proxy, db } = await openThroughProxy();
  await pool.query(`create or replace function add_attempt() returns int language sql as
    'insert into attempts values ((select count(*) from attempts)) returning id'`);
  // Drizzle sends the query only when it is awaited.
  const slow = db
    .execute<{ value: number }>(sql`/* planned */ select 7 as value from pg_sleep(0.5)`)
    .then(({ rows }) => rows);
  await eventually(() => expectRunning("%select 7 as value%"));
  proxy.cut();
  expect(await slow).toEqual([{ value: 7 }]);

  const writing = db.execute(sql`select add_attempt() from pg_sleep(0.5)`).catch((error) => error);
  await eventually(() => expectRunning("select add_attempt%"));
  proxy.cut();
  expect(isDatabaseLost(await writing)).toBe(true);
});

async function expectRunning(like: string): Promise<void> {
  const { rowCount } = await pool.query(
    "select 1 from pg_stat_activity where query like $1 and state = 'active' and pid <> pg_backend_pid()",
    [like],
  );
  expect(rowCount).toBeGreaterThan(0);
}

test("a read-only primary is reported as lost, and broken connections return to the pool", async () => {
  const { db, pool: ours, proxy } = await openThroughProxy(1);
  await ours.query("select 1");
  await pool.query(`alter database ${quote(url)} set default_transaction_read_only = on`);
  proxy.cut();
  const refused = await inTransaction(db, (tx) =>
    tx.execute(sql`insert into attempts values (1)`),
  ).catch((error: unknown) => error);
  expect(isDatabaseLost(refused)).toBe(true);
  await pool.query(`alter database ${quote(url)} reset default_transaction_read_only`);
  await inTransaction(db, (tx) => tx.execute(sql`insert into attempts values (1)`));
  expect(ours.totalCount).toBeLessThanOrEqual(1);
});

const quote = (address: string) => `"${new URL(address).pathname.slice(1)}"`;
