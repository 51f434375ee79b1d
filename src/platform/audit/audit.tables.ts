import { index, pgTable } from "drizzle-orm/pg-core";
import { big, bytea, identity, moment } from "#database/columns.ts";

/** Only the key: `platform` may not import the tables of the account feature. */
const customers = pgTable("customers", { id: identity() });

export type AuditWay = "office" | "command" | "job" | "shop";

/** Append-only: the database refuses updates, and deletes except of rows that are in `auditArchives`. */
export const auditLog = pgTable(
  "audit_log",
  (t) => ({
    id: identity(),
    at: moment("at").notNull().defaultNow(),
    /** Null means the command line. */
    actorId: big("actor_id").references(() => customers.id),
    action: t.text("action").notNull(),
    subject: t.text("subject").notNull(),
    details: t.jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    way: t.text("way").$type<AuditWay>().notNull().default("office"),
    requestId: t.text("request_id"),
    /** Which of the record's fields changed. */
    fields: t.text("fields").array().notNull().default([]),
  }),
  (table) => [
    index("audit_log_subject").on(table.subject),
    index("audit_log_actor").on(table.actorId, table.id),
  ],
);

/** A record before and after a change by staff; personal values are stored only here. */
export const recordVersions = pgTable(
  "record_versions",
  (t) => ({
    id: identity(),
    auditId: big("audit_id")
      .notNull()
      .references(() => auditLog.id),
    record: t.text("record").notNull(),
    /** Whose data it is: it is erased together with that customer. */
    customerId: big("customer_id").references(() => customers.id),
    before: t.jsonb("before").$type<Record<string, unknown>>(),
    after: t.jsonb("after").$type<Record<string, unknown>>(),
  }),
  (table) => [
    index("record_versions_record").on(table.record, table.id),
    index("record_versions_customer").on(table.customerId),
    index("record_versions_audit").on(table.auditId),
  ],
);

/** Every hour a hash over the rows since the last seal, and over that seal. */
export const auditSeals = pgTable("audit_seals", {
  id: identity(),
  at: moment("at").notNull().defaultNow(),
  upTo: big("up_to").notNull().unique(),
  hash: bytea("hash").notNull(),
});

/** Old rows as one compressed text per seal: the database allows deleting the rows of such a seal, and no others. */
export const auditArchives = pgTable("audit_archives", {
  sealId: big("seal_id")
    .primaryKey()
    .references(() => auditSeals.id),
  packed: bytea("packed").notNull(),
  at: moment("at").notNull().defaultNow(),
});
