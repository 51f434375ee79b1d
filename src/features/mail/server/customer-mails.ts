import type { Queryable } from "#database/connect.ts";
import { selectLastMails } from "./mail.repository.ts";

/** The latest mails to a customer, for their page in the office. */
export const customerMails = {
  kind: "mails" as const,
  async read(db: Queryable, { customerId, limit }: { customerId: number; limit: number }) {
    const rows = await selectLastMails(db, { customerId, limit });
    return rows.map((row) => ({
      id: String(row.id),
      title: row.subject,
      state: row.sentAt ? "sent" : "waiting",
      at: row.createdAt,
    }));
  },
};
