import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { findStaffPapers } from "./staff-papers.repository.ts";

/** The last documents of a customer, for the customer's page in the office. */
export const customerPapers: CustomerSection = {
  kind: "invoices",
  roles: ["finance", "orders"],
  async read(db, { customerId, siteIds, limit }) {
    const page = { after: undefined, limit };
    const { rows } = await findStaffPapers(db, { customerId, siteIds }, page);
    return rows.map(({ invoice: { id, content, totalCents, issuedAt, creditsId } }) => ({
      id: String(id),
      title: content.number,
      state: creditsId === null ? "invoice" : "credit_note",
      at: issuedAt,
      amountCents: totalCents,
      currency: content.currency,
      to: `/invoices/${id}`,
    }));
  },
};
