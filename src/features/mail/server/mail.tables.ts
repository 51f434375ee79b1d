import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";

export const mails = pgTable(
  "mails",
  (t) => ({
    id: identity(),
    siteId: ofSite(),
    /** The customer to whom it is sent. */
    customerId: big("customer_id"),
    /** For a mail that a customer writes to the shop: the customer. */
    senderId: big("sender_id"),
    /** For a question to the shop: the address typed for the answer. */
    senderEmail: t.text("sender_email"),
    recipient: t.text("recipient").notNull(),
    /** The record that it is about, such as `order:17`. */
    record: t.text("record"),
    kind: t.text("kind").notNull(),
    subject: t.text("subject").notNull(),
    /** Mails with a one-time secret lose their text once they are sent. */
    html: t.text("html"),
    plain: t.text("plain"),
    createdAt: moment("created_at").notNull().defaultNow(),
    claimedAt: moment("claimed_at"),
    sentAt: moment("sent_at"),
  }),
  (table) => [
    index("mails_customer_id").on(table.customerId),
    index("mails_sender_id").on(table.senderId).where(sql`sender_id is not null`),
    index("mails_sender_email").on(table.senderEmail).where(sql`sender_email is not null`),
    index("mails_record").on(table.record, table.id).where(sql`record is not null`),
    index("mails_recipient").on(sql`lower(recipient) text_pattern_ops`, table.id),
    index("mails_sent_at").on(table.sentAt).where(sql`sent_at is not null`),
    index("mails_unsent").on(table.createdAt).where(sql`sent_at is null`),
  ],
);
