import { getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#database/connect.ts";
import type {
  CategoryInput,
  FieldInput,
  FlagInput,
  SellerInput,
  SizeChartInput,
} from "../../domain/catalogue-input.ts";
import {
  categories,
  fields,
  fieldValues,
  flags,
  sellers,
  sizeCharts,
} from "../catalogue.tables.ts";

/** Parents need not come first: a statement checks its foreign keys at its end. */
export async function saveCategories(
  db: Queryable,
  inputs: readonly CategoryInput[],
): Promise<void> {
  if (inputs.length === 0) return;
  const rows = inputs.map(({ set, filterableFieldIds, ...category }) => ({
    ...category,
    categorySet: set,
    filterableFieldIds: [...filterableFieldIds],
  }));
  await db
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate({ target: categories.id, set: allFrom(categories) });
}

/** The list of a field's values is replaced as a whole. */
export async function saveFields(db: Queryable, inputs: readonly FieldInput[]): Promise<void> {
  if (inputs.length === 0) return;
  await db
    .insert(fields)
    .values(inputs.map(({ values: _values, ...field }) => field))
    .onConflictDoUpdate({ target: fields.id, set: allFrom(fields) });
  const ids = inputs.map(({ id }) => id);
  await db.delete(fieldValues).where(inArray(fieldValues.fieldId, ids));
  const values = inputs.flatMap(({ id, values }) =>
    values.map(({ hex, ...value }, position) => ({
      ...value,
      fieldId: id,
      position,
      hex: hex?.toLowerCase() ?? null,
    })),
  );
  if (values.length > 0) await db.insert(fieldValues).values(values);
}

export async function saveFlags(db: Queryable, inputs: readonly FlagInput[]): Promise<void> {
  if (inputs.length === 0) return;
  await db
    .insert(flags)
    .values([...inputs])
    .onConflictDoUpdate({ target: flags.id, set: allFrom(flags) });
}

export async function saveSellers(db: Queryable, inputs: readonly SellerInput[]): Promise<void> {
  if (inputs.length === 0) return;
  await db
    .insert(sellers)
    .values([...inputs])
    .onConflictDoUpdate({ target: sellers.slug, set: { name: sql`excluded.name` } });
}

export async function saveSizeCharts(
  db: Queryable,
  inputs: readonly SizeChartInput[],
): Promise<void> {
  if (inputs.length === 0) return;
  await db
    .insert(sizeCharts)
    .values([...inputs])
    .onConflictDoUpdate({ target: sizeCharts.slug, set: allFrom(sizeCharts) });
}

/** Sets every column to the new row's value. */
function allFrom(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      key,
      sql.raw(`excluded.${column.name}`),
    ]),
  );
}
