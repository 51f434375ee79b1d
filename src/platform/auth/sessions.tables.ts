import { index, pgTable } from "drizzle-orm/pg-core";
import { big, bytea, identity, moment } from "#database/columns.ts";

/** Only the key: this layer does not know the accounts' tables. */
const customers = pgTable("customers", { id: identity() });

export const sessions = pgTable(
  "sessions",
  (t) => ({
    id: identity(),
    tokenHash: bytea("token_hash").notNull().unique(),
    customerId: big("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** Browser and system, in words such as "Firefox, Windows"; empty where they are not known. */
    device: t.text("device").notNull().default(""),
    createdAt: moment("created_at").notNull().defaultNow(),
    seenAt: moment("seen_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  }),
  (table) => [
    index("sessions_customer_id").on(table.customerId),
    index("sessions_expires_at").on(table.expiresAt),
  ],
);
