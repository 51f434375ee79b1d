import { and, desc, eq, inArray } from "drizzle-orm";
import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { claimNumber } from "../domain/claim-status.ts";
import { claims } from "./claims.tables.ts";

/** The last claims of a customer, for their record in the office. */
export const customerClaims: CustomerSection = {
  kind: "claims",
  async read(db, { customerId, siteIds, limit }) {
    const rows = await db
      .select()
      .from(claims)
      .where(
        and(eq(claims.customerId, customerId), siteIds && inArray(claims.siteId, [...siteIds])),
      )
      .orderBy(desc(claims.id))
      .limit(limit);
    return rows.map(({ id, status, createdAt, orderId }) => ({
      id: String(id),
      title: claimNumber(id),
      state: status,
      at: createdAt,
      ...(orderId === null ? {} : { to: `/orders/${orderId}` }),
    }));
  },
};
