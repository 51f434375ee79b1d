import { asc, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import type { Taxonomy } from "../domain/taxonomy.ts";
import { categories, fields, fieldValues, flags, sellers, sizeCharts } from "./catalogue.tables.ts";

/** There are a few hundred rows: one query per table, joined in this function. */
export async function selectTaxonomy(db: Queryable): Promise<Taxonomy> {
  const [categoryRows, fieldRows, valueRows, flagRows, chartRows] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
    db.select().from(fields).orderBy(asc(fields.position), asc(fields.id)),
    db.select().from(fieldValues).orderBy(asc(fieldValues.position), asc(fieldValues.value)),
    db.select().from(flags).orderBy(asc(flags.position), asc(flags.id)),
    db.select().from(sizeCharts),
  ]);
  const valuesOf = Map.groupBy(valueRows, ({ fieldId }) => fieldId);
  return {
    categories: new Map(
      categoryRows.map(({ categorySet, ...row }) => [row.id, { ...row, set: categorySet }]),
    ),
    fields: fieldRows.map((field) => ({
      ...field,
      values: new Map(
        (valuesOf.get(field.id) ?? []).map(({ value, titles, hex }) => [
          value,
          { value, titles, hex },
        ]),
      ),
    })),
    flags: flagRows,
    sizeCharts: new Map(chartRows.map((chart) => [chart.slug, chart])),
  };
}

export const selectCategoryRows = (db: Queryable) =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));

export const insertCategory = (tx: Transaction, row: typeof categories.$inferInsert) =>
  tx.insert(categories).values(row);

type Placed = { id: number; parentId: number | null; order: readonly number[] };

/** Sets the parent and the positions of these categories; positions are only compared within a level. */
export async function placeCategory(
  tx: Transaction,
  { id, parentId, order }: Placed,
): Promise<void> {
  await tx.update(categories).set({ parentId }).where(eq(categories.id, id));
  await tx.execute(sql`
    update categories set position = placed.position
    from unnest(${`{${order.join(",")}}`}::integer[]) with ordinality as placed (id, position)
    where categories.id = placed.id`);
}

export const deleteCategory = (tx: Transaction, id: number) =>
  tx.delete(categories).where(eq(categories.id, id));

export async function selectGoodsIn(db: Queryable, categoryId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where category_ids && ${`{${categoryId}}`}::integer[] order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Moves those of the products that are still in the category; returns their number. */
export async function moveGoods(
  tx: Transaction,
  goods: readonly number[],
  { id, into }: { id: number; into: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update products set category_ids = array_replace(category_ids, ${id}, ${into})
    where id = any(${integerList(goods)}::bigint[]) and category_ids && ${`{${id}}`}::integer[]`);
  return rowCount ?? 0;
}

export const selectSellers = (db: Queryable) =>
  db.select().from(sellers).orderBy(asc(sellers.name));

export const selectWarehouseCities = (db: Queryable) =>
  db
    .select({ code: warehouses.code, city: warehouses.city })
    .from(warehouses)
    .orderBy(asc(warehouses.code));
