import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { slugify } from "#core/slugify.ts";
import type { Transaction } from "#database/connect.ts";
import { lockNamed } from "#database/transaction.ts";
import type {
  CategoryValues,
  FieldValues,
  FlagValues,
  SellerValues,
  SizeChartValues,
} from "../../domain/staff-goods/taxonomy-values.ts";
import {
  categories,
  fields,
  fieldValues,
  flags,
  sellers,
  sizeCharts,
} from "../catalogue.tables.ts";
import { freeSlug } from "../free-slug.repository.ts";
import { saveFields } from "../ingestion/save-catalogue.repository.ts";
import { anyName, namesIn, nameValuesOf, requireName } from "./entry-names.ts";
import type { EntryKind } from "./taxonomy-entry.ts";

/** The next id and the next position after all others; concurrent calls wait for each other. */
export async function nextNumbers(tx: Transaction, table: "fields" | "flags" | "categories") {
  await lockNamed(tx, `taxonomy:${table}`);
  const { rows } = await tx.execute<{ id: number; position: number }>(
    sql`select coalesce(max(id), 0) + 1 as id, coalesce(max(position), 0) + 1 as position from ${sql.raw(table)}`,
  );
  return rows[0] ?? { id: 1, position: 1 };
}

async function exists(tx: Transaction, from: SQL): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 ${from} limit 1`);
  return rows.length > 0;
}

const entrySlug = (tx: Transaction, table: "flags" | "sellers" | "size_charts", name: string) =>
  freeSlug(tx, table, { wanted: slugify(name), otherwise: "entry" });

export const fieldKind: EntryKind<number, FieldValues> = {
  name: "fields",
  subject: (id) => `field:${id}`,
  async read(tx, id) {
    const [row] = await tx.select().from(fields).where(eq(fields.id, id)).for("update");
    if (!row) return undefined;
    const values = await tx
      .select()
      .from(fieldValues)
      .where(eq(fieldValues.fieldId, id))
      .orderBy(fieldValues.position, fieldValues.value);
    return {
      key: row.key,
      ...nameValuesOf(row.titles),
      is_disabled: row.isDisabled,
      values: values.map(({ value, titles, hex }) => ({ value, titles: { ...titles }, hex })),
    };
  },
  async check(tx, values, id) {
    const of = eq(fields.key, values.key);
    const others = await tx.$count(fields, id === undefined ? of : and(of, ne(fields.id, id)));
    const keys = values.values.map(({ value }) => value);
    return {
      ...requireName(values),
      ...(others > 0 ? { key: ["office.goods.errors.used_already"] } : {}),
      ...(new Set(keys).size < keys.length ? { values: ["office.goods.errors.value_twice"] } : {}),
    };
  },
  async insert(tx, values) {
    const { id, position } = await nextNumbers(tx, "fields");
    await saveFields(tx, [fieldInput(id, position, values)]);
    return id;
  },
  async update(tx, id, values) {
    const [row] = await tx.select().from(fields).where(eq(fields.id, id));
    await saveFields(tx, [fieldInput(id, row?.position ?? 0, values)]);
  },
  isUsed: (tx, id) => exists(tx, sql`from products where fields ? ${String(id)}`),
  remove: (tx, id) => tx.delete(fields).where(eq(fields.id, id)),
};

const fieldInput = (id: number, position: number, values: FieldValues) => ({
  id,
  key: values.key,
  titles: namesIn(values),
  position,
  isDisabled: values.is_disabled,
  values: values.values,
});

export const flagKind: EntryKind<number, FlagValues> = {
  name: "flags",
  subject: (id) => `flag:${id}`,
  async read(tx, id) {
    const [row] = await tx.select().from(flags).where(eq(flags.id, id)).for("update");
    return row && { ...nameValuesOf(row.names), type: row.type };
  },
  check: async (_tx, values) => requireName(values),
  async insert(tx, values) {
    const { id, position } = await nextNumbers(tx, "flags");
    const slug = await entrySlug(tx, "flags", anyName(values));
    await tx
      .insert(flags)
      .values({ id, position, slug, type: values.type, names: namesIn(values) });
    return id;
  },
  update: (tx, id, values) =>
    tx
      .update(flags)
      .set({ type: values.type, names: namesIn(values) })
      .where(eq(flags.id, id)),
  isUsed: (tx, id) => exists(tx, sql`from products where flag_ids && ${`{${id}}`}::integer[]`),
  remove: (tx, id) => tx.delete(flags).where(eq(flags.id, id)),
};

export const sellerKind: EntryKind<number, SellerValues> = {
  name: "sellers",
  subject: (id) => `seller:${id}`,
  async read(tx, id) {
    const [row] = await tx.select().from(sellers).where(eq(sellers.id, id)).for("update");
    return row && { name: row.name };
  },
  check: async () => ({}),
  async insert(tx, { name }) {
    const slug = await entrySlug(tx, "sellers", name);
    const [row] = await tx.insert(sellers).values({ slug, name }).returning({ id: sellers.id });
    return row?.id ?? 0;
  },
  update: (tx, id, { name }) => tx.update(sellers).set({ name }).where(eq(sellers.id, id)),
  isUsed: (tx, id) => exists(tx, sql`from products where seller_id = ${id}`),
  remove: (tx, id) => tx.delete(sellers).where(eq(sellers.id, id)),
};

export const sizeChartKind: EntryKind<string, SizeChartValues> = {
  name: "size_charts",
  subject: (slug) => `size-chart:${slug}`,
  async read(tx, slug) {
    const [row] = await tx.select().from(sizeCharts).where(eq(sizeCharts.slug, slug)).for("update");
    return (
      row && {
        ...nameValuesOf(row.titles),
        columns: row.columns.map((column) => ({ ...column })),
        rows: row.rows.map(({ size, cells }) => ({ size, cells: [...cells] })),
      }
    );
  },
  async check(_tx, values) {
    const isUneven = values.rows.some(({ cells }) => cells.length !== values.columns.length);
    return {
      ...requireName(values),
      ...(isUneven ? { rows: ["office.goods.errors.uneven_rows"] } : {}),
    };
  },
  async insert(tx, values) {
    const slug = await entrySlug(tx, "size_charts", anyName(values));
    const { columns, rows } = values;
    await tx.insert(sizeCharts).values({ slug, titles: namesIn(values), columns, rows });
    return slug;
  },
  update: (tx, slug, values) =>
    tx
      .update(sizeCharts)
      .set({ titles: namesIn(values), columns: values.columns, rows: values.rows })
      .where(eq(sizeCharts.slug, slug)),
  isUsed: (tx, slug) => exists(tx, sql`from products where size_chart = ${slug}`),
  remove: (tx, slug) => tx.delete(sizeCharts).where(eq(sizeCharts.slug, slug)),
};

export const categorySubject = (id: number) => `category:${id}`;

/** Locks the whole tree: a move and a merge at the same time could otherwise create a cycle. */
export const lockTree = (tx: Transaction) => lockNamed(tx, "taxonomy:categories");

const hasCategory = (id: number) =>
  sql`from products where category_ids && ${`{${id}}`}::integer[]`;

export const categoryKind: EntryKind<number, CategoryValues> = {
  name: "categories",
  subject: categorySubject,
  async read(tx, id) {
    await lockTree(tx);
    const [row] = await tx.select().from(categories).where(eq(categories.id, id));
    return (
      row && {
        ...nameValuesOf(row.names),
        filterable_field_ids: row.filterableFieldIds,
        display_in_marketplace: row.displayInMarketplace,
      }
    );
  },
  async check(tx, values) {
    const known = new Set((await tx.select({ id: fields.id }).from(fields)).map(({ id }) => id));
    const isUnknown = values.filterable_field_ids.some((id) => !known.has(id));
    return {
      ...requireName(values),
      ...(isUnknown ? { filterable_field_ids: ["validation.invalid"] } : {}),
    };
  },
  insert: () => Promise.reject(new Error("Categories are made by createCategory")),
  update: (tx, id, values) =>
    tx
      .update(categories)
      .set({
        names: namesIn(values),
        filterableFieldIds: values.filterable_field_ids,
        displayInMarketplace: values.display_in_marketplace,
      })
      .where(eq(categories.id, id)),
  isUsed: async (tx, id) =>
    (await exists(tx, sql`from categories where parent_id = ${id}`)) ||
    (await exists(tx, hasCategory(id))),
  remove: (tx, id) => tx.delete(categories).where(eq(categories.id, id)),
};
