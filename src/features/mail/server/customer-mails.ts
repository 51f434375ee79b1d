import type { Queryable } from "#database/connect.ts";
import { type CustomerMailsQuery, selectLastMails } from "./mail.repository.ts";

/** The latest mails to a customer, for their page in the office. */
export const customerMails = {
  kind: "mails" as const,
  async read(db: Queryable, query: CustomerMailsQuery) {
    const rows = await selectLastMails(db, query);
    return rows.map((row) => ({
      id: String(row.id),
      title: row.subject,
      state: row.sentAt ? "sent" : "waiting",
      at: row.createdAt,
      to: `/mails/${row.id}`,
    }));
  },
};
