import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";
import { ofSite } from "#features/sites/server/sites.tables.ts";

export const mails = pgTable(
  "mails",
  (t) => ({
    id: identity(),
    siteId: ofSite(),
    /** Whom it is to. */
    customerId: big("customer_id"),
    /** Of what a customer writes to the shop: who. */
    senderId: big("sender_id"),
    /** Of a question to the shop: the address that was typed for its answer. */
    senderEmail: t.text("sender_email"),
    recipient: t.text("recipient").notNull(),
    /** What it is about, such as `order:17`. */
    record: t.text("record"),
    kind: t.text("kind").notNull(),
    subject: t.text("subject").notNull(),
    /** Of mails with a secret that is good for one use, gone once they are sent. */
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
