import { sql } from "drizzle-orm";
import {
  bigint,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { customers } from "#features/account/server/account.tables.ts";
import { forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import type { ClaimReason } from "../domain/claim-reason.ts";
import type { ClaimActor, ClaimStatus } from "../domain/claim-status.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const big = (name: string) => bigint(name, { mode: "number" });

const UNDECIDED = sql`status in ('received', 'in_review')`;

export const claims = pgTable(
  "claims",
  {
    id: big("id").primaryKey().default(sql`nextval('claim_ids'::regclass)`),
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id),
    customerId: big("customer_id")
      .notNull()
      .references(() => customers.id),
    orderId: big("order_id").references(() => orders.id),
    requestId: big("request_id").references(() => forwardRequests.id),
    reason: text("reason").$type<ClaimReason>().notNull(),
    description: text("description").notNull(),
    files: jsonb("files").$type<string[]>().notNull().default([]),
    status: text("status").$type<ClaimStatus>().notNull().default("received"),
    language: char("language", { length: 2 }).notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    closedAt: moment("closed_at"),
  },
  (table) => [
    index("claims_customer_id").on(table.customerId, table.id),
    index("claims_status").on(table.status, table.id),
    uniqueIndex("claims_undecided_order").on(table.orderId).where(UNDECIDED),
    uniqueIndex("claims_undecided_request").on(table.requestId).where(UNDECIDED),
  ],
);

/** Append-only: the database refuses changes. */
export const claimHistory = pgTable(
  "claim_history",
  {
    id: big("id").primaryKey().generatedAlwaysAsIdentity(),
    claimId: big("claim_id")
      .notNull()
      .references(() => claims.id),
    status: text("status").$type<ClaimStatus>().notNull(),
    actorKind: text("actor_kind").$type<ClaimActor["kind"]>().notNull(),
    actorId: big("actor_id").references(() => customers.id),
    note: text("note").notNull().default(""),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("claim_history_claim_id").on(table.claimId, table.id)],
);
