import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { quoteRecord } from "../domain/quote-record.ts";
import { selectLastQuotes } from "./quotes.repository.ts";

/** The customer's last quotes, for the customer's page in the office. */
export const customerQuotes: CustomerSection = {
  kind: "quotes",
  async read(db, query) {
    const rows = await selectLastQuotes(db, query);
    return rows.map(({ id, status, createdAt }) => ({
      id: String(id),
      title: quoteRecord.title(id),
      state: status,
      at: createdAt,
      to: quoteRecord.to(id),
    }));
  },
};
