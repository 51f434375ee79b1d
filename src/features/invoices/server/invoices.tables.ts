import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, pgTable, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { big, bytea, cents, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { ofSite, sites } from "#features/sites/server/sites.tables.ts";
import type { BILL_ACTORS, BillStatus, Purpose } from "../domain/bill.ts";
import type { InvoiceContent } from "../domain/invoice.ts";

/** A site's last used number, changed in the transaction that writes the invoice. */
export const invoiceNumbers = pgTable("invoice_numbers", (t) => ({
  siteId: t
    .integer("site_id")
    .primaryKey()
    .references(() => sites.id),
  lastNumber: t.integer("last_number").notNull(),
}));

export type SubjectKind = "order" | "forward_request";

/** Invoices and credit notes. Append-only: the database refuses changes. */
export const invoices = pgTable(
  "invoices",
  (t) => ({
    id: identity(),
    slug: t.text("slug").notNull().unique(),
    siteId: ofSite(),
    number: t.integer("number").notNull(),
    /** What was paid for; null for a standalone invoice. */
    subjectKind: t.text("subject_kind").$type<SubjectKind>(),
    subjectId: big("subject_id"),
    customerId: ofCustomer(),
    /** Identifies a guest's browser, which may see the buyer's name. */
    visitorHash: bytea("visitor_hash"),
    /** For a credit note: the invoice that it credits. */
    creditsId: big("credits_id").references((): AnyPgColumn => invoices.id),
    totalCents: cents("total_cents"),
    content: t.jsonb("content").$type<InvoiceContent>().notNull(),
    issuedAt: moment("issued_at").notNull().defaultNow(),
  }),
  (table) => [
    unique().on(table.siteId, table.number),
    uniqueIndex("invoices_of_order")
      .on(table.subjectId)
      .where(sql`subject_kind = 'order' and credits_id is null`),
    index("invoices_subject").on(table.subjectKind, table.subjectId),
    index("invoices_customer_id").on(table.customerId, table.id),
    index("invoices_credits_id").on(table.creditsId),
    index("invoices_issued_listed").on(table.issuedAt, table.id),
    index("invoices_site_issued").on(table.siteId, table.issuedAt, table.id),
    index("invoices_number_text").on(sql`(content ->> 'number')`),
  ],
);

/** The state of a standalone invoice. */
export const invoiceBills = pgTable("invoice_bills", (t) => ({
  invoiceId: big("invoice_id")
    .primaryKey()
    .references(() => invoices.id),
  purpose: t.text("purpose").$type<Purpose>().notNull(),
  status: t.text("status").$type<BillStatus>().notNull().default("open"),
  /** Set for a recipient without an account. */
  email: t.text("email"),
  data: t.jsonb("data").$type<Record<string, unknown>>().notNull().default({}),
  dueOn: t.date("due_on").notNull(),
  feeCents: cents("fee_cents").default(0),
  paidAt: moment("paid_at"),
  /** The key of the wallet's move, if the bill was paid from the wallet at once. */
  walletKey: t.text("wallet_key").unique(),
}));

/** Append-only: the database refuses changes. */
export const invoiceHistory = pgTable(
  "invoice_history",
  (t) => ({
    id: identity(),
    invoiceId: big("invoice_id")
      .notNull()
      .references(() => invoices.id),
    status: t.text("status").$type<BillStatus>().notNull(),
    actorKind: t.text("actor_kind").$type<(typeof BILL_ACTORS)[number]>().notNull(),
    actorId: ofCustomer("actor_id"),
    at: moment("at").notNull().defaultNow(),
  }),
  (table) => [index("invoice_history_invoice_id").on(table.invoiceId, table.id)],
);
