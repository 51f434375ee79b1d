import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { products } from "#features/catalogue/server/products.tables.ts";
import { testDatabase } from "../fixtures/test-database.ts";
import { createChangeLogReader } from "./change-log-reader.ts";
import { purgeChanges } from "./purge-changes.ts";
import { type AskDatabase, MOST_ROWS } from "./read-changes.ts";

const { db, pool, url } = await testDatabase();
const note = (tag: string) => db.execute(sql`select notify_named(array[${tag}])`);

async function started(now?: () => number) {
  const read = createChangeLogReader(now);
  expect((await read(pool)).tags).toEqual(["everything"]);
  return read;
}

/** A server that answers like the database, but reports another database or timeline. */
const elsewhere = (changes: object): AskDatabase =>
  ({
    query: async (text: string, values?: unknown[]) => {
      const answer = await pool.query(text, values);
      return { ...answer, rows: answer.rows.map((row) => ({ ...row, ...changes })) };
    },
  }) as unknown as AskDatabase;

test("each change is read once, in the order of commits", async () => {
  const read = await started();
  const slow = new pg.Client(url);
  await slow.connect();
  onTestFinished(() => slow.end());
  await slow.query("begin");
  await slow.query("select notify_named('{early}')");
  await note("first");
  expect((await read(pool)).tags).toEqual(["first"]);
  await note("second");
  // Rows committed during a long transaction are not read again and again.
  expect((await read(pool)).tags).toEqual(["second"]);
  await slow.query("commit");
  expect((await read(pool)).tags).toEqual(["early"]);
  expect((await read(pool)).tags).toEqual([]);
});

test("a change that was rolled back is not read", async () => {
  const read = await started();
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`select notify_named('{never}')`);
      throw new Error("rolled back");
    })
    .catch(() => {});
  expect((await read(pool)).tags).toEqual([]);
});

test("rows of another server's dump with later transaction ids are not read", async () => {
  const read = await started();
  await pool.query("insert into changes (transaction, tags) values ('4000000000', '{restored}')");
  onTestFinished(async () => {
    await pool.query("delete from changes where tags = '{restored}'");
  });
  await note("own");
  expect((await read(pool)).tags).toEqual(["own"]);
  expect((await read(pool)).tags).toEqual([]);
});

test("a large backlog is reported as a change of everything, and reading continues after it", async () => {
  const read = await started();
  await pool.query(
    "insert into changes (tags) select array['product:' || n] from generate_series(1, $1) n",
    [MOST_ROWS + 1],
  );
  onTestFinished(async () => {
    await pool.query("delete from changes where tags[1] like 'product:%'");
  });
  const query = vi.spyOn(pool, "query");
  expect((await read(pool)).tags).toEqual(["everything"]);
  const answers = await Promise.all(query.mock.results.map(({ value }) => value));
  expect(JSON.stringify(answers.map(({ rows }) => rows)).length).toBeLessThan(2000);
  await note("next");
  expect((await read(pool)).tags).toEqual(["next"]);
});

test("another database is reported as a change of everything", async () => {
  const read = await started();
  expect((await read(elsewhere({ database: "another" }))).tags).toEqual(["everything"]);
  expect((await read(elsewhere({ database: "another" }))).tags).toEqual([]);
});

test("after a failover only missing and additional changes are reported", async () => {
  const read = await started();
  await note("both");
  await read(pool);
  await note("lost");
  await note("kept");
  await read(pool);
  // The replica never received this row, and has a new one instead.
  await pool.query("delete from changes where tags = '{lost}'");
  await note("since");
  const replica = elsewhere({ timeline: "00000002" });
  const { tags } = await read(replica);
  // During a long transaction of another test, rows from before its start are reported as well.
  expect(tags).toEqual(expect.arrayContaining(["lost", "since"]));
  expect(tags).not.toEqual(expect.arrayContaining(["both"]));
  expect(tags).not.toEqual(expect.arrayContaining(["kept"]));
  await note("after");
  expect((await read(replica)).tags).toEqual(["after"]);
});

test("a change of everything is reported when the last read row is missing after a restore", async () => {
  const read = await started();
  await note("gone");
  await read(pool);
  await pool.query("delete from changes where tags = '{gone}'");
  expect((await read(elsewhere({ timeline: "00000003" }))).tags).toEqual(["everything"]);
});

test("a change of everything is reported after more time than the log is kept", async () => {
  let time = Date.now();
  const read = await started(() => time);
  time += 13 * 60 * 60 * 1000;
  expect((await read(pool)).tags).toEqual(["everything"]);
});

test("products of a large import are not reported one by one", async () => {
  const read = await started();
  await db.execute(sql`
    select notify_tags(array(select 'product:' || id from generate_series(n, n + 499) id))
    from generate_series(1, 60000, 500) n`);
  await note("sites");
  expect((await read(pool)).tags.toSorted()).toEqual(["catalogue", "products", "sites"]);
});

test("a sale adds one log row, and a change of all products names the catalogue", async () => {
  const read = await started();
  await pool.query("update variants set stock = 100 where id = (select min(id) from variants)");
  await read(pool);
  const before = await pool.query("select count(*)::int as rows from changes");
  await pool.query("update variants set stock = 99 where id = (select min(id) from variants)");
  const after = await pool.query("select count(*)::int as rows from changes");
  expect(after.rows[0].rows - before.rows[0].rows).toBe(1);
  expect((await read(pool)).tags).toEqual([expect.stringMatching(/^stock:\d+$/)]);
  await db.update(products).set({ isPro: true });
  expect((await read(pool)).tags).toContain("catalogue");
});

test("rows of the log are deleted after a day", async () => {
  await pool.query("update changes set noted_at = now() - interval '25 hours'");
  await note("young");
  await purgeChanges(db);
  const { rows } = await pool.query("select tags from changes");
  expect(rows).toEqual([{ tags: ["young"] }]);
});
