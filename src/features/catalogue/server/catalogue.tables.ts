import { foreignKey, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import type { SizeChartInput } from "../domain/catalogue-input.ts";
import type { Translated } from "../domain/product-input.ts";

/** The tables of the taxonomy, which is cached in memory as a whole. */

export const categories = pgTable(
  "categories",
  (t) => ({
    id: t.integer("id").primaryKey(),
    categorySet: t.smallint("category_set").$type<1 | 2>().notNull(),
    parentId: t.integer("parent_id"),
    slug: t.text("slug").notNull(),
    names: t.jsonb("names").$type<Translated>().notNull(),
    position: t.integer("position").notNull(),
    filterableFieldIds: t.integer("filterable_field_ids").array().notNull().default([]),
    displayInMarketplace: t.boolean("display_in_marketplace").notNull().default(true),
  }),
  (table) => [
    unique().on(table.categorySet, table.parentId, table.slug).nullsNotDistinct(),
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete("cascade"),
  ],
);

export const fields = pgTable("fields", (t) => ({
  id: t.integer("id").primaryKey(),
  key: t.text("key").notNull().unique(),
  titles: t.jsonb("titles").$type<Translated>().notNull(),
  position: t.integer("position").notNull(),
  isDisabled: t.boolean("is_disabled").notNull().default(false),
}));

export const fieldValues = pgTable(
  "field_values",
  (t) => ({
    fieldId: t
      .integer("field_id")
      .notNull()
      .references(() => fields.id, { onDelete: "cascade" }),
    value: t.text("value").notNull(),
    titles: t.jsonb("titles").$type<Translated>().notNull(),
    position: t.integer("position").notNull(),
    hex: t.text("hex"),
  }),
  (table) => [primaryKey({ columns: [table.fieldId, table.value] })],
);

export const flags = pgTable("flags", (t) => ({
  id: t.integer("id").primaryKey(),
  type: t.char("type", { length: 1 }).$type<"1" | "2">().notNull(),
  slug: t.text("slug").notNull().unique(),
  names: t.jsonb("names").$type<Translated>().notNull(),
  position: t.integer("position").notNull(),
}));

export const sellers = pgTable("sellers", (t) => ({
  id: t.integer("id").primaryKey().generatedAlwaysAsIdentity(),
  slug: t.text("slug").notNull().unique(),
  name: t.text("name").notNull(),
}));

export const sizeCharts = pgTable("size_charts", (t) => ({
  slug: t.text("slug").primaryKey(),
  titles: t.jsonb("titles").$type<Translated>().notNull(),
  columns: t.jsonb("columns").$type<SizeChartInput["columns"]>().notNull(),
  rows: t.jsonb("rows").$type<SizeChartInput["rows"]>().notNull(),
}));
