import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { claimRecord } from "../domain/claim-record.ts";
import { selectLastClaims } from "./claims.repository.ts";

/** The customer's last claims, for the customer's page in the office. */
export const customerClaims: CustomerSection = {
  kind: "claims",
  async read(db, query) {
    const rows = await selectLastClaims(db, query);
    return rows.map(({ id, status, createdAt }) => ({
      id: String(id),
      title: claimRecord.title(id),
      state: status,
      at: createdAt,
      to: claimRecord.to(id),
    }));
  },
};
