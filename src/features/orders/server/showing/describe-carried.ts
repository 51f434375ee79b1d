import type { Database } from "#database/connect.ts";
import type { CarriedSubject } from "#features/shipping/server/hand-over.ts";
import { isEnded, orderNumber } from "../../domain/order-status.ts";
import { selectHistory, selectLines, selectOrder } from "../orders.repository.ts";

/** An order as those see it who follow its parcel. */
export async function describeCarried(
  { db }: { db: Database },
  id: number,
): Promise<CarriedSubject | undefined> {
  const order = await selectOrder(db, { id });
  if (!order) return undefined;
  const history = await selectHistory(db, id);
  const lines = await selectLines(db, [id]);
  return {
    number: orderNumber(id),
    path: `/my-orders/${order.slug}`,
    customerId: order.customerId,
    status: order.status,
    isEnded: isEnded(order.status),
    toPickupPoint: order.pickupPoint !== null,
    history: history.map(({ status, at }) => ({ status, at })),
    goods: lines.map(({ name, quantity, picture }) => ({ name, quantity, picture })),
  };
}
