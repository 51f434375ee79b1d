import type { Queryable } from "#database/connect.ts";
import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { suiteCode } from "../domain/suite.ts";
import { selectLastRequests, selectSuite } from "./forwarding.repository.ts";

/** The customer's last forwarded parcels, for the customer's page in the office. */
export const customerParcels: CustomerSection = {
  kind: "parcels",
  async read(db, { customerId, siteIds, limit }) {
    const rows = await selectLastRequests(db, { customerId, siteIds, limit });
    return rows.map(({ id, status, createdAt }) => ({
      id: String(id),
      title: `FR${id}`,
      state: status,
      at: createdAt,
      to: `/forward/${id}`,
    }));
  },
};

export async function findSuiteOf(db: Queryable, customerId: number): Promise<string | undefined> {
  const number = await selectSuite(db, customerId);
  return number === undefined ? undefined : suiteCode(number);
}
