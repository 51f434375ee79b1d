import { bigint, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { sites } from "#features/sites/server/sites.tables.ts";
import type { InvoiceContent } from "../domain/invoice.ts";
import { orders } from "./orders.tables.ts";

/** The last number that was given out: taken in the transaction that writes the invoice. */
export const invoiceNumbers = pgTable("invoice_numbers", {
  siteId: integer("site_id")
    .primaryKey()
    .references(() => sites.id),
  lastNumber: integer("last_number").notNull(),
});

/** Append-only: the database refuses changes. */
export const invoices = pgTable(
  "invoices",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    slug: text("slug").notNull().unique(),
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id),
    number: integer("number").notNull(),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .unique()
      .references(() => orders.id),
    content: jsonb("content").$type<InvoiceContent>().notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.siteId, table.number)],
);
