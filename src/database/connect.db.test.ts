import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connectDatabase } from "./connect.ts";
import { eventually } from "./fixtures/eventually.ts";
import { testDatabase } from "./fixtures/test-database.ts";

const { db, pool, url } = await testDatabase();

/** Opens a connection of its own; also returns its errors, and functions to find and terminate its server process. */
async function connectOnce() {
  const errors: Error[] = [];
  const connection = connectDatabase(
    { url },
    { maxConnections: 1, onError: (error) => errors.push(error) },
  );
  const pidOf = async (on: Pick<typeof connection.db, "execute">) =>
    (await on.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  const terminate = (pid: number | undefined) =>
    pool.query("select pg_terminate_backend($1, 5000)", [pid]);
  return { ...connection, errors, pidOf, terminate };
}

test("ping resolves while the database responds and rejects otherwise", async () => {
  const here = connectDatabase({ url });
  await expect(here.ping()).resolves.toBeUndefined();
  await here.close();
  const nowhere = connectDatabase({ connection: { host: "/nowhere", user: "nobody" } });
  await expect(nowhere.ping()).rejects.toThrow(/ENOENT/);
  await nowhere.close();
});

test("a connection lost in a transaction fails only that transaction", async () => {
  const { db: own, pidOf, terminate, errors, ping, close } = await connectOnce();
  const work = own.transaction(async (tx) => {
    await terminate(await pidOf(tx));
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  await expect(ping()).resolves.toBeUndefined();
  expect(errors.length).toBeGreaterThan(0);
  await close();
});

test("a connection lost while idle is reported and replaced", async () => {
  const { db: own, pidOf, terminate, errors, ping, close } = await connectOnce();
  await terminate(await pidOf(own));
  await eventually(() => expect(errors.length).toBeGreaterThan(0));
  await expect(ping()).resolves.toBeUndefined();
  await close();
});

test("a connection lost during closing is not reported", async () => {
  const { db: own, pidOf, terminate, errors, close } = await connectOnce();
  let closing: Promise<void> | undefined;
  const work = own.transaction(async (tx) => {
    const pid = await pidOf(tx);
    closing = close();
    await terminate(pid);
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  await closing;
  expect(errors).toEqual([]);
});

test("statements and idle transactions have a timeout", async () => {
  const settings = await db.execute<{ name: string; ms: number }>(
    sql`select name, setting::int as ms from pg_settings
        where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(settings.rows).toEqual([
    { name: "idle_in_transaction_session_timeout", ms: 30_000 },
    { name: "statement_timeout", ms: 15_000 },
  ]);
});

test("close may be called twice", async () => {
  const { close } = connectDatabase({ url });
  await Promise.all([close(), close()]);
  await expect(close()).resolves.toBeUndefined();
});
