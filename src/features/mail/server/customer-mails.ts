import { desc, eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { mails } from "./mail.tables.ts";

/** The last mails to a customer, for their record in the office. */
export const customerMails = {
  kind: "mails" as const,
  async read(db: Queryable, { customerId, limit }: { customerId: number; limit: number }) {
    const { id, subject, createdAt, sentAt } = mails;
    const rows = await db
      .select({ id, subject, createdAt, sentAt })
      .from(mails)
      .where(eq(mails.customerId, customerId))
      .orderBy(desc(mails.id))
      .limit(limit);
    return rows.map((row) => ({
      id: String(row.id),
      title: row.subject,
      state: row.sentAt ? "sent" : "waiting",
      at: row.createdAt,
    }));
  },
};
