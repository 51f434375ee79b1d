import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { categories } from "../catalogue.tables.ts";
import { products } from "../products.tables.ts";
import { mergeCategory } from "./categories.ts";

const { db } = await testDatabase();

test("goods of a large category go under another in batches, and none is left behind", async () => {
  const rows = await db.select().from(categories);
  const from = rows.find(({ id }) => !rows.some(({ parentId }) => parentId === id));
  const into = rows.find(
    ({ id, categorySet }) => id !== from?.id && categorySet === from?.categorySet,
  );
  if (!from || !into) throw new Error("The demo has no two categories of a tree");
  const { rows: columns } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_name = 'products'
      and is_generated = 'NEVER' and column_name not in ('id', 'slug', 'source_reference', 'category_ids')`);
  const names = sql.raw(columns.map(({ name }) => `"${name}"`).join(", "));
  await db.execute(sql`insert into products (slug, category_ids, ${names})
    select 'copy-' || n, ${`{${from.id}}`}::integer[], ${names}
    from (select * from products limit 1) one, generate_series(1, 450) n`);
  const inCategory = (id: number) =>
    db.$count(products, sql`category_ids && ${`{${id}}`}::integer[]`);
  const expected = await inCategory(from.id);
  const merge = { actor: COMMAND_LINE, id: from.id, into: into.id };
  expect(await mergeCategory(db, merge)).toEqual({ ok: true, value: { moved: expected } });
  expect(await inCategory(from.id)).toBe(0);
  const { rows: written } = await db.execute<{ count: number }>(sql`
    select count(distinct xmin::text)::int as count from products where slug like 'copy-%'`);
  expect(written[0]?.count).toBeGreaterThan(2);
});
