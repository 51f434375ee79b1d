import {
  boolean,
  char,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { SizeChartInput } from "../domain/catalogue-input.ts";
import type { Translated } from "../domain/product-input.ts";

/** The order in which products are arranged: what is kept in memory as a whole. */

export const categories = pgTable(
  "categories",
  {
    id: integer("id").primaryKey(),
    categorySet: smallint("category_set").$type<1 | 2>().notNull(),
    parentId: integer("parent_id"),
    slug: text("slug").notNull(),
    names: jsonb("names").$type<Translated>().notNull(),
    position: integer("position").notNull(),
    filterableFieldIds: integer("filterable_field_ids").array().notNull().default([]),
    displayInMarketplace: boolean("display_in_marketplace").notNull().default(true),
  },
  (table) => [
    unique().on(table.categorySet, table.parentId, table.slug).nullsNotDistinct(),
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete("cascade"),
  ],
);

export const fields = pgTable("fields", {
  id: integer("id").primaryKey(),
  key: text("key").notNull().unique(),
  titles: jsonb("titles").$type<Translated>().notNull(),
  position: integer("position").notNull(),
  isDisabled: boolean("is_disabled").notNull().default(false),
});

export const fieldValues = pgTable(
  "field_values",
  {
    fieldId: integer("field_id")
      .notNull()
      .references(() => fields.id, { onDelete: "cascade" }),
    value: text("value").notNull(),
    titles: jsonb("titles").$type<Translated>().notNull(),
    position: integer("position").notNull(),
    hex: text("hex"),
  },
  (table) => [primaryKey({ columns: [table.fieldId, table.value] })],
);

export const flags = pgTable("flags", {
  id: integer("id").primaryKey(),
  type: char("type", { length: 1 }).$type<"1" | "2">().notNull(),
  slug: text("slug").notNull().unique(),
  names: jsonb("names").$type<Translated>().notNull(),
  position: integer("position").notNull(),
});

export const sellers = pgTable("sellers", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
});

export const sizeCharts = pgTable("size_charts", {
  slug: text("slug").primaryKey(),
  titles: jsonb("titles").$type<Translated>().notNull(),
  columns: jsonb("columns").$type<SizeChartInput["columns"]>().notNull(),
  rows: jsonb("rows").$type<SizeChartInput["rows"]>().notNull(),
});
