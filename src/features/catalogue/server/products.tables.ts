import { getTableColumns } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import { entriesOf } from "#core/record.ts";
import { cents, moment, transactionNumber } from "#database/columns.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import type { Translated } from "../domain/product-input.ts";
import { sellers, sizeCharts } from "./catalogue.tables.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const products = pgTable(
  "products",
  (t) => ({
    id: t.integer("id").primaryKey().generatedAlwaysAsIdentity(),
    slug: t.text("slug").notNull().unique(),
    source: t.text("source"),
    sourceReference: t.text("source_reference"),
    manufacturer: t.text("manufacturer").notNull(),
    names: t.jsonb("names").$type<Translated>().notNull(),
    descriptions: t.jsonb("descriptions").$type<Translated>().notNull(),
    categoryIds: t.integer("category_ids").array().notNull(),
    flagIds: t.integer("flag_ids").array().notNull().default([]),
    fields: t.jsonb("fields").$type<Record<string, string[]>>().notNull().default({}),
    sizeChart: t.text("size_chart").references(() => sizeCharts.slug),
    sellerId: t.integer("seller_id").references(() => sellers.id),
    warehouse: t
      .text("warehouse")
      .notNull()
      .references(() => warehouses.code),
    isPro: t.boolean("is_pro").notNull().default(false),
    packSize: t.integer("pack_size").notNull().default(1),
    arrivedOn: t.date("arrived_on").notNull(),
    paidAmountCents: cents("paid_amount_cents").default(0),
    dealEndsAt: moment("deal_ends_at"),
    /** Archived products are on no site; their data is kept. */
    archivedAt: moment("archived_at"),
  }),
  (table) => [unique().on(table.source, table.sourceReference)],
);

const productId = () =>
  integer("product_id")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" });

/** Filters and search words of staff's product lists; written by triggers. */
export const listedProducts = pgTable("listed_products", (t) => ({
  productId: t
    .integer("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  isArchived: t.boolean("is_archived").notNull(),
  isInStock: t.boolean("is_in_stock").notNull(),
  facets: t.text("facets").array().notNull(),
  words: tsvector("words").notNull(),
}));

export const variants = pgTable("variants", (t) => ({
  id: t.integer("id").primaryKey().generatedAlwaysAsIdentity(),
  productId: productId(),
  position: t.integer("position").notNull(),
  sku: t.text("sku").notNull().unique(),
  gtin: t.text("gtin"),
  size: t.text("size"),
  colour: t.text("colour"),
  priceCents: t.integer("price_cents").notNull(),
  oldPriceCents: t.integer("old_price_cents"),
  /** What one piece costs the shop. */
  costCents: t.integer("cost_cents"),
  stock: t.integer("stock").notNull(),
  /** Pieces set aside that a later count did not include. */
  owed: t.integer("owed").notNull().default(0),
  weightGrams: t.integer("weight_grams").notNull(),
  lengthMm: t.integer("length_mm").notNull(),
  widthMm: t.integer("width_mm").notNull(),
  heightMm: t.integer("height_mm").notNull(),
}));

/** A price is valid from its time until the next one's; a trigger adds each new price of a variant. */
export const variantPrices = pgTable(
  "variant_prices",
  (t) => ({
    variantId: t
      .integer("variant_id")
      .notNull()
      .references(() => variants.id, { onDelete: "cascade" }),
    since: moment("since").notNull(),
    cents: t.integer("cents").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.variantId, table.since] })],
);

export const productPictures = pgTable(
  "product_pictures",
  (t) => ({
    productId: productId(),
    position: t.integer("position").notNull(),
    file: t.text("file").notNull(),
    colour: t.text("colour").notNull(),
    variantColour: t.text("variant_colour"),
  }),
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index("product_pictures_file").on(table.file),
  ],
);

export const productSites = pgTable(
  "product_sites",
  (t) => ({
    productId: productId(),
    siteId: ofSite({ onDelete: "cascade" }),
    isHidden: t.boolean("is_hidden").notNull().default(false),
    priceCents: t.integer("price_cents"),
  }),
  (table) => [primaryKey({ columns: [table.productId, table.siteId] })],
);

/** The last transaction that changed each product, so that indexes can follow without missing a change. */
export const productChanges = pgTable("product_changes", (t) => ({
  productId: t.integer("product_id").primaryKey(),
  transaction: transactionNumber("transaction").notNull(),
}));

const { id: _id, ...columns } = getTableColumns(products);
/** For each written column of a product: the field it comes from, and its type. */
export const PRODUCT_COLUMNS = entriesOf(columns).map(([field, column]) => ({
  field,
  name: column.name,
  type: column.getSQLType(),
}));
