import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";

export const mails = pgTable(
  "mails",
  {
    id: identity(),
    siteId: ofSite(),
    customerId: big("customer_id"),
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
