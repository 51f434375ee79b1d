import { sql } from "drizzle-orm";
import { bigint, integer, pgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { findNewest } from "./find-newest.ts";
import { testDatabase } from "./fixtures/test-database.ts";

const { db } = await testDatabase();

const MANY = 20_000;
const numbered = pgTable("numbered", {
  id: bigint("id", { mode: "number" }).primaryKey(),
  value: integer("value").notNull(),
});
await db.execute(sql`create table numbered as
  select n as id, (n % 1000)::int as value from generate_series(1::bigint, ${MANY}) n`);
await db.execute(sql`analyze numbered`);

test.each([
  ["common", sql`value < 500`, [20_000, 19_499, 19_498]],
  ["common, though not among the newest", sql`id < 9000`, [8999, 8998, 8997]],
  ["common, and few of them among the newest", sql`id < 9000 or id = 20000`, [20_000, 8999, 8998]],
  ["rare", sql`value = 7`, [19_007, 18_007, 17_007]],
  ["met by fewer than are wanted", sql`id in (3, 5)`, [5, 3]],
  ["met by none", sql`value < 0`, []],
])("a filter that is %s leaves its newest rows", async (_name, where, ids) => {
  const query = { from: numbered, where, id: numbered.id, limit: 3 };
  expect(await findNewest(db, query)).toEqual(ids);
});

test("without a filter, the newest of all", async () => {
  const query = { from: numbered, where: undefined, id: numbered.id, limit: 2 };
  expect(await findNewest(db, query)).toEqual([20_000, 19_999]);
});
