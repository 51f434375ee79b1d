import type { CustomerSection } from "#features/account/server/staff-customers/customer-section.ts";
import { orderRecord } from "../domain/order-record.ts";
import { selectLastOrders } from "./order-list/list-orders.repository.ts";

/** The last orders of a customer, for their record in the office. */
export const customerOrders: CustomerSection = {
  kind: "orders",
  async read(db, query) {
    const rows = await selectLastOrders(db, query);
    return rows.map(({ id, status, createdAt, totalCents, currency }) => ({
      id: String(id),
      title: orderRecord.title(id),
      state: status,
      at: createdAt,
      amountCents: totalCents ?? undefined,
      currency,
      to: orderRecord.to(id),
    }));
  },
};
