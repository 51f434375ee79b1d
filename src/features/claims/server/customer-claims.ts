import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { claimNumber } from "../domain/claim-status.ts";
import { selectLastClaims } from "./claims.repository.ts";

/** The customer's last claims, for the customer's page in the office. */
export const customerClaims: CustomerSection = {
  kind: "claims",
  async read(db, { customerId, siteIds, limit }) {
    const rows = await selectLastClaims(db, { customerId, siteIds, limit });
    return rows.map(({ id, status, createdAt }) => ({
      id: String(id),
      title: claimNumber(id),
      state: status,
      at: createdAt,
      to: `/claims/${id}`,
    }));
  },
};
