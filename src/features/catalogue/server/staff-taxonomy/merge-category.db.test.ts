import { eq, inArray, like, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { categories } from "../catalogue.tables.ts";
import { products } from "../products.tables.ts";
import { mergeCategory } from "./categories.ts";

const { db } = await testDatabase();

const [template] = await db.select().from(categories).limit(1);
if (!template) throw new Error("The demo has no categories");
const [ONE, OTHER] = [900_001, 900_002];
const { rows: columns } = await db.execute<{ name: string }>(sql`
  select column_name as name from information_schema.columns where table_name = 'products'
    and is_generated = 'NEVER' and column_name not in ('id', 'slug', 'source_reference', 'category_ids')`);
const names = sql.raw(columns.map(({ name }) => `"${name}"`).join(", "));
const addGoods = (category: number, count: number) =>
  db.execute(sql`insert into products (slug, category_ids, ${names})
    select 'copy-' || ${category}::int || '-' || n, ${`{${category}}`}::integer[], ${names}
    from (select * from products limit 1) one, generate_series(1, ${count}::int) n`);

beforeEach(async () => {
  await db.delete(products).where(like(products.slug, "copy-%"));
  await db.delete(categories).where(inArray(categories.id, [ONE, OTHER]));
  await db
    .insert(categories)
    .values(
      [ONE, OTHER].map((id) => ({ ...template, id, parentId: null, slug: `category-${id}` })),
    );
});

const inCategory = (id: number) =>
  db.$count(products, sql`category_ids && ${`{${id}}`}::integer[]`);
const merge = (id: number, into: number) => mergeCategory(db, { actor: COMMAND_LINE, id, into });
const lastNote = async () => (await db.select().from(auditLog)).at(-1)?.id ?? 0;
const notesOf = async (id: number, after: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `category:${id}`))
  )
    .filter((note) => note.id > after)
    .map(({ action, details }) => [action, details]);

test("merging a large category moves all its products in batches", async () => {
  await addGoods(ONE, 450);
  const before = await lastNote();
  expect(await merge(ONE, OTHER)).toEqual({ ok: true, value: { moved: 450 } });
  expect([await inCategory(ONE), await inCategory(OTHER)]).toEqual([0, 450]);
  const { rows: written } = await db.execute<{ count: number }>(sql`
    select count(distinct xmin::text)::int as count from products where slug like 'copy-%'`);
  expect(written[0]?.count).toBe(3);
  expect(await notesOf(ONE, before)).toEqual([
    ["categories.move_goods", { into: OTHER, moved: 200 }],
    ["categories.move_goods", { into: OTHER, moved: 200 }],
    ["categories.merge", { into: OTHER, moved: 450 }],
  ]);
});

test("two categories merged into each other concurrently leave one with all products", async () => {
  await Promise.all([addGoods(ONE, 450), addGoods(OTHER, 450)]);
  const results = await Promise.all([merge(ONE, OTHER), merge(OTHER, ONE)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual(expect.objectContaining({ ok: false, code: "errors.not_found" }));
  const [left, ...others] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [ONE, OTHER]));
  expect(others).toEqual([]);
  expect(await inCategory(left?.id ?? 0)).toBe(900);
  expect(await db.$count(products, like(products.slug, "copy-%"))).toBe(900);
});

test("products moved before a merge failed are in the audit log", async () => {
  await addGoods(ONE, 450);
  await db.execute(sql`create function stop_merge() returns trigger language plpgsql as
    $$ begin raise exception 'stopped'; end $$`);
  await db.execute(sql`create trigger stop_merge before update on products for each row
    when (old.slug = ${sql.raw(`'copy-${ONE}-300'`)}) execute function stop_merge()`);
  const before = await lastNote();
  await expect(merge(ONE, OTHER)).rejects.toThrow();
  expect([await inCategory(ONE), await inCategory(OTHER)]).toEqual([250, 200]);
  expect(await notesOf(ONE, before)).toEqual([
    ["categories.move_goods", { into: OTHER, moved: 200 }],
  ]);
  await db.execute(sql`drop trigger stop_merge on products`);
  expect(await merge(ONE, OTHER)).toEqual({ ok: true, value: { moved: 250 } });
});

test("a refused merge moves nothing", async () => {
  await addGoods(ONE, 450);
  await db.delete(categories).where(eq(categories.id, OTHER));
  const before = await lastNote();
  expect(await merge(ONE, OTHER)).toMatchObject({ ok: false, code: "errors.not_found" });
  expect(await inCategory(ONE)).toBe(450);
  expect(await notesOf(ONE, before)).toEqual([]);
});
