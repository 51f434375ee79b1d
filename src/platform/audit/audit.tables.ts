import { index, pgTable } from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";

/** Their key alone: who acts is a row of the accounts, which this floor does not know. */
const customers = pgTable("customers", { id: identity() });

/** Append-only: the database refuses changes. */
export const auditLog = pgTable(
  "audit_log",
  (t) => ({
    id: identity(),
    at: moment("at").notNull().defaultNow(),
    /** Null: the command line. */
    actorId: big("actor_id").references(() => customers.id),
    action: t.text("action").notNull(),
    subject: t.text("subject").notNull(),
    details: t.jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
  }),
  (table) => [index("audit_log_subject").on(table.subject)],
);
