import type { Queryable } from "#database/connect.ts";
import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { forwardRecord } from "../domain/forward-record.ts";
import { suiteCode } from "../domain/suite.ts";
import { selectLastRequests, selectSuite } from "./forwarding.repository.ts";

/** The customer's last forwarded parcels, for the customer's page in the office. */
export const customerParcels: CustomerSection = {
  kind: "parcels",
  async read(db, query) {
    const rows = await selectLastRequests(db, query);
    return rows.map(({ id, status, createdAt }) => ({
      id: String(id),
      title: forwardRecord.title(id),
      state: status,
      at: createdAt,
      to: forwardRecord.to(id),
    }));
  },
};

export async function findSuiteOf(db: Queryable, customerId: number): Promise<string | undefined> {
  const number = await selectSuite(db, customerId);
  return number === undefined ? undefined : suiteCode(number);
}
