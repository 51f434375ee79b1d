import { sql } from "drizzle-orm";
import { bigint, integer, pgTable } from "drizzle-orm/pg-core";
import { expect, onTestFinished, test, vi } from "vitest";
import { findNewest, findNewestOfMany } from "./find-newest.ts";
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
  ["common, and rare among the newest", sql`id < 9000 or id = 20000`, [20_000, 8999, 8998]],
  ["rare", sql`value = 7`, [19_007, 18_007, 17_007]],
  ["matched by fewer rows than the limit", sql`id in (3, 5)`, [5, 3]],
  ["matched by no row", sql`value < 0`, []],
])("a filter that is %s returns its newest rows", async (_name, where, ids) => {
  const query = { from: numbered, where, id: numbered.id, limit: 3 };
  expect(await findNewest(db, query)).toEqual(ids);
  expect(await findNewestOfMany(db, query)).toEqual(ids);
});

test("a common filter is answered from the newest rows within the further condition", async () => {
  const execute = vi.spyOn(db, "execute");
  onTestFinished(() => execute.mockRestore());
  const ids = await findNewestOfMany(db, {
    from: numbered,
    where: sql`value < 500`,
    within: sql`id % 100 = 7`,
    id: numbered.id,
    limit: 3,
  });
  expect(ids).toEqual([19_407, 19_307, 19_207]);
  // The estimate and the newest rows; `findPage` is not asked.
  expect(execute).toHaveBeenCalledTimes(2);
});
