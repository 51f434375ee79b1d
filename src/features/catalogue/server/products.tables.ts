import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { cents, moment } from "#database/columns.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import type { Translated } from "../domain/product-input.ts";
import { sellers, sizeCharts } from "./catalogue.tables.ts";

/** A transaction's number, 64 bits wide; as text, since it may outgrow JavaScript's numbers. */
const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" });

export const products = pgTable(
  "products",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    slug: text("slug").notNull().unique(),
    source: text("source"),
    sourceReference: text("source_reference"),
    manufacturer: text("manufacturer").notNull(),
    names: jsonb("names").$type<Translated>().notNull(),
    descriptions: jsonb("descriptions").$type<Translated>().notNull(),
    categoryIds: integer("category_ids").array().notNull(),
    flagIds: integer("flag_ids").array().notNull().default([]),
    fields: jsonb("fields").$type<Record<string, string[]>>().notNull().default({}),
    sizeChart: text("size_chart").references(() => sizeCharts.slug),
    sellerId: integer("seller_id").references(() => sellers.id),
    warehouse: text("warehouse")
      .notNull()
      .references(() => warehouses.code),
    isPro: boolean("is_pro").notNull().default(false),
    packSize: integer("pack_size").notNull().default(1),
    arrivedOn: date("arrived_on").notNull(),
    paidAmountCents: cents("paid_amount_cents").default(0),
    dealEndsAt: moment("deal_ends_at"),
  },
  (table) => [unique().on(table.source, table.sourceReference)],
);

const productId = () =>
  integer("product_id")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" });

export const variants = pgTable("variants", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  productId: productId(),
  position: integer("position").notNull(),
  sku: text("sku").notNull().unique(),
  gtin: text("gtin"),
  size: text("size"),
  colour: text("colour"),
  priceCents: integer("price_cents").notNull(),
  oldPriceCents: integer("old_price_cents"),
  stock: integer("stock").notNull(),
  /** Pieces set aside that a later count did not have. */
  owed: integer("owed").notNull().default(0),
  weightGrams: integer("weight_grams").notNull(),
  lengthMm: integer("length_mm").notNull(),
  widthMm: integer("width_mm").notNull(),
  heightMm: integer("height_mm").notNull(),
});

/** A price holds from its time until the next one's; a trigger adds each new price of a variant. */
export const variantPrices = pgTable(
  "variant_prices",
  {
    variantId: integer("variant_id")
      .notNull()
      .references(() => variants.id, { onDelete: "cascade" }),
    since: moment("since").notNull(),
    cents: integer("cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.since] })],
);

export const productPictures = pgTable(
  "product_pictures",
  {
    productId: productId(),
    position: integer("position").notNull(),
    file: text("file").notNull(),
    colour: text("colour").notNull(),
    variantColour: text("variant_colour"),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const productSites = pgTable(
  "product_sites",
  {
    productId: productId(),
    siteId: ofSite({ onDelete: "cascade" }),
    isHidden: boolean("is_hidden").notNull().default(false),
    priceCents: integer("price_cents"),
  },
  (table) => [primaryKey({ columns: [table.productId, table.siteId] })],
);

/** What changed last in which transaction: how indexes follow without losing anything. */
export const productChanges = pgTable("product_changes", {
  productId: integer("product_id").primaryKey(),
  transaction: transactionNumber("transaction").notNull(),
});
