import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { sites } from "#features/sites/server/sites.tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const mails = pgTable(
  "mails",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer("site_id")
      .notNull()
      .references(() => sites.id),
    customerId: bigint("customer_id", { mode: "number" }),
    recipient: text("recipient").notNull(),
    kind: text("kind").notNull(),
    subject: text("subject").notNull(),
    /** Gone once the mail is sent: it may hold a secret that is good for one use. */
    html: text("html"),
    plain: text("plain"),
    createdAt: moment("created_at").notNull().defaultNow(),
    claimedAt: moment("claimed_at"),
    sentAt: moment("sent_at"),
  },
  (table) => [
    index("mails_customer_id").on(table.customerId),
    index("mails_unsent").on(table.createdAt).where(sql`sent_at is null`),
  ],
);
