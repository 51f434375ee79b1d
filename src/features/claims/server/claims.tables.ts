import { sql } from "drizzle-orm";
import { index, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { big, cents, identity, moment } from "#database/columns.ts";
import { ofCustomer } from "#features/account/server/account.tables.ts";
import { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";
import type { ClaimReason } from "../domain/claim-reason.ts";
import type { RemedyLine, RemedyStatus, RemedyWay } from "../domain/claim-remedy.ts";
import type { ClaimActor, ClaimStatus } from "../domain/claim-status.ts";

const UNDECIDED = sql`status in ('received', 'in_review')`;

export const claims = pgTable(
  "claims",
  (t) => ({
    id: big("id").primaryKey().default(sql`nextval('claim_ids'::regclass)`),
    siteId: ofSite(),
    customerId: ofCustomer().notNull(),
    orderId: big("order_id").references(() => orders.id),
    requestId: big("request_id").references(() => forwardRequests.id),
    reason: t.text("reason").$type<ClaimReason>().notNull(),
    description: t.text("description").notNull(),
    files: t.jsonb("files").$type<string[]>().notNull().default([]),
    status: t.text("status").$type<ClaimStatus>().notNull().default("received"),
    language: t.char("language", { length: 2 }).notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    closedAt: moment("closed_at"),
  }),
  (table) => [
    index("claims_customer_id").on(table.customerId, table.id),
    index("claims_status").on(table.status, table.id),
    uniqueIndex("claims_undecided_order").on(table.orderId).where(UNDECIDED),
    uniqueIndex("claims_undecided_request").on(table.requestId).where(UNDECIDED),
  ],
);

/** Append-only: the database refuses updates and deletes. */
export const claimHistory = pgTable(
  "claim_history",
  (t) => ({
    id: identity(),
    claimId: big("claim_id")
      .notNull()
      .references(() => claims.id),
    status: t.text("status").$type<ClaimStatus>().notNull(),
    actorKind: t.text("actor_kind").$type<ClaimActor["kind"]>().notNull(),
    actorId: ofCustomer("actor_id"),
    note: t.text("note").notNull().default(""),
    at: moment("at").notNull().defaultNow(),
  }),
  (table) => [index("claim_history_claim_id").on(table.claimId, table.id)],
);

/** How an accepted claim is put right; it has the id of the claim. */
export const claimRemedies = pgTable(
  "claim_remedies",
  (t) => ({
    id: big("id")
      .primaryKey()
      .references(() => claims.id),
    way: t.text("way").$type<RemedyWay>().notNull(),
    lines: t.jsonb("lines").$type<RemedyLine[]>().notNull().default([]),
    amountCents: cents("amount_cents"),
    currency: t.char("currency", { length: 3 }).notNull(),
    status: t.text("status").$type<RemedyStatus>().notNull().default("open"),
    askedBy: ofCustomer("asked_by"),
    askedAt: moment("asked_at").notNull().defaultNow(),
    doneBy: ofCustomer("done_by"),
    doneAt: moment("done_at"),
    /** What was given in fact. */
    doneCents: big("done_cents"),
    /** The number of the new parcel, if goods were sent again. */
    trackingNumber: t.text("tracking_number"),
  }),
  (table) => [
    index("claim_remedies_open").on(table.way, table.id).where(sql`status = 'open'`),
    index("claim_remedies_asked_by").on(table.askedBy),
    index("claim_remedies_done_by").on(table.doneBy),
  ],
);
