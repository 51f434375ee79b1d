import { and, desc, eq, inArray } from "drizzle-orm";
import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import { quotes } from "./quotes.tables.ts";

/** The last quotes of a customer, for their record in the office. */
export const customerQuotes: CustomerSection = {
  kind: "quotes",
  async read(db, { customerId, siteIds, limit }) {
    const rows = await db
      .select()
      .from(quotes)
      .where(
        and(eq(quotes.customerId, customerId), siteIds && inArray(quotes.siteId, [...siteIds])),
      )
      .orderBy(desc(quotes.id))
      .limit(limit);
    return rows.map(({ id, status, createdAt }) => ({
      id: String(id),
      title: orderNumber(id),
      state: status,
      at: createdAt,
    }));
  },
};
