import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";

export const mails = pgTable(
  "mails",
  (t) => ({
    id: identity(),
    siteId: ofSite(),
    customerId: big("customer_id"),
    recipient: t.text("recipient").notNull(),
    /** What it is about, such as `order:17`. */
    record: t.text("record"),
    kind: t.text("kind").notNull(),
    subject: t.text("subject").notNull(),
    /** Gone once the mail is sent: it may hold a secret that is good for one use. */
    html: t.text("html"),
    plain: t.text("plain"),
    createdAt: moment("created_at").notNull().defaultNow(),
    claimedAt: moment("claimed_at"),
    sentAt: moment("sent_at"),
  }),
  (table) => [
    index("mails_customer_id").on(table.customerId),
    index("mails_record").on(table.record, table.id).where(sql`record is not null`),
    index("mails_unsent").on(table.createdAt).where(sql`sent_at is null`),
  ],
);
