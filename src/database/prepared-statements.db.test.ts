import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connectDatabase, type Queryable } from "./connect.ts";
import { testDatabase } from "./fixtures/test-database.ts";
import { inTransaction } from "./transaction.ts";

const { pool, url } = await testDatabase();
await pool.query(
  "create table scratch_notes (id integer primary key, words text); insert into scratch_notes values (1, 'one')",
);

/** One connection, so that every statement meets the plans of earlier ones. */
const open = (prepare?: boolean) => connectDatabase({ url }, { maxConnections: 1, prepare });
const read = (db: Queryable) => db.execute(sql`select * from scratch_notes where id = ${1}`);
const readOften = async (db: Queryable) => {
  for (let time = 0; time < 5; time += 1) await read(db);
};
const prepared = async (db: Queryable) => {
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement like ${"%scratch_notes%"}`,
  );
  return rows.length;
};
const changeTable = (type: string) =>
  pool.query(`alter table scratch_notes alter column words type ${type} using words::${type}`);

test("a frequent statement is prepared once per connection", async () => {
  const { db, close } = open();
  await read(db);
  expect(await prepared(db)).toBe(0);
  await readOften(db);
  expect(await prepared(db)).toBe(1);
  await close();
});

test("nothing is prepared without DATABASE_PREPARE", async () => {
  const { db, pool: own, close } = open(false);
  await readOften(db);
  // A statement with its own name, as the rate limiter sends.
  const theirs = {
    name: "theirs",
    text: "select id as one from scratch_notes where id = $1",
    values: [1],
  };
  expect((await own.query(theirs)).rows).toEqual([{ one: 1 }]);
  expect(await prepared(db)).toBe(0);
  await close();
});

test("a changed table does not break a prepared statement outside a transaction", async () => {
  const { db, pool: own, close } = open();
  await readOften(db);
  await changeTable("varchar(20)");
  expect((await read(db)).rows).toEqual([{ id: 1, words: "one" }]);
  await own.query("deallocate all");
  await readOften(db);
  expect((await read(db)).rows).toHaveLength(1);
  await changeTable("text");
  await close();
});

test("a changed table does not break a transaction, which is retried", async () => {
  const { db, close } = open();
  await readOften(db);
  await changeTable("varchar(20)");
  let begun = 0;
  const rows = await inTransaction(db, async (tx) => {
    begun += 1;
    return (await read(tx)).rows;
  });
  expect([begun, rows]).toEqual([2, [{ id: 1, words: "one" }]]);
  await changeTable("text");
  await close();
});

test("a prepared statement that fails rejects and can be used again", async () => {
  const { db, close } = open();
  const divide = (by: number) => db.execute(sql`select 1 / ${by}::integer as part`);
  for (let time = 0; time < 5; time += 1) await divide(1);
  await expect(divide(0)).rejects.toThrow();
  expect((await divide(1)).rows).toEqual([{ part: 1 }]);
  await close();
});
