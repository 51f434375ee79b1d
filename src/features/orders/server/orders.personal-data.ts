import type { Transaction } from "#database/connect.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import { isInProgress } from "../domain/order-status.ts";
import { endOrder } from "./endings/end-order.ts";
import { getMyOrder, type ShowOrderDeps } from "./get-my-order.ts";
import { lockOrdersOf } from "./lock-order.ts";
import { selectOrdersOf } from "./order-list/list-orders.repository.ts";
import { toOrderDetails } from "./order-response.ts";
import { blankOrdersOf, selectOrderIdsOf } from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";
import { blankUsesOf } from "./promotions/promotions.repository.ts";

export type OrdersPersonalDeps = OrdersDeps &
  ShowOrderDeps & {
    /** Deletes notes of colleagues about orders, because they may name the buyer. */
    deleteNotes: (tx: Transaction, records: readonly string[]) => Promise<void>;
  };

const EVERYTHING = { filter: "all_orders" as const, limit: 100_000, offset: 0 };

/** What orders store about a person. Invoices stay after an erasure, as the law requires. */
export function ordersPersonalData(deps: OrdersPersonalDeps): PersonalData {
  return {
    async export(db, { customerId }) {
      const { rows } = await selectOrdersOf(db, customerId, EVERYTHING);
      const all = [];
      for (const { slug } of rows) {
        const order = await getMyOrder(deps, { slug, customerId });
        if (order) all.push(toOrderDetails(order));
      }
      return all;
    },
    async findErasureBlocker(tx, { customerId }) {
      const { rows } = await selectOrdersOf(tx, customerId, EVERYTHING);
      if (rows.some(({ status }) => isInProgress(status))) return "account.errors.parcel_remains";
      return undefined;
    },
    async erase(tx, { customerId }) {
      const unpaid = await lockOrdersOf(deps, tx, customerId);
      await blankOrdersOf(tx, customerId);
      const ids = await selectOrderIdsOf(tx, customerId);
      await deps.deleteNotes(
        tx,
        ids.map((id) => `order:${id}`),
      );
      // The buyer is gone: nobody can pay or be mailed. If money arrives anyway, it is refunded.
      for (const order of unpaid) {
        await endOrder(deps, tx, { ...order, email: null }, "cancelled", { kind: "system" });
      }
      await blankUsesOf(tx, customerId);
    },
  };
}
