import { and, desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { suiteCode } from "../domain/suite.ts";
import { selectSuite } from "./forwarding.repository.ts";
import { forwardRequests, suites } from "./forwarding.tables.ts";

/** The last forwarded parcels of a customer, for their record in the office. */
export const customerParcels: CustomerSection = {
  kind: "parcels",
  async read(db, { customerId, siteIds, limit }) {
    const rows = await db
      .select()
      .from(forwardRequests)
      .where(
        and(
          eq(forwardRequests.customerId, customerId),
          siteIds && inArray(forwardRequests.siteId, [...siteIds]),
        ),
      )
      .orderBy(desc(forwardRequests.id))
      .limit(limit);
    return rows.map(({ id, status, createdAt }) => ({
      id: String(id),
      title: `FR${id}`,
      state: status,
      at: createdAt,
    }));
  },
};

export async function findSuiteOf(db: Queryable, customerId: number): Promise<string | undefined> {
  const number = await selectSuite(db, customerId);
  return number === undefined ? undefined : suiteCode(number);
}

export async function findCustomerOfSuite(
  db: Queryable,
  number: number,
): Promise<number | undefined> {
  const [suite] = await db.select().from(suites).where(eq(suites.number, number));
  return suite?.customerId;
}
