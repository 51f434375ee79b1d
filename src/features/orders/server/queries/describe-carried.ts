import type { Database } from "#database/connect.ts";
import type { CarriedSubject } from "#features/shipping/server/register-shipment.ts";
import { isEnded, orderNumber } from "../../domain/order-status.ts";
import { selectHistory, selectLines, selectOrder } from "../orders.repository.ts";
import { type NameLinesDeps, nameLines, type SiteContext } from "./name-lines.ts";

/** An order as those see it who follow its parcel. */
export async function describeCarried(
  deps: NameLinesDeps & { db: Database },
  id: number,
  at?: SiteContext,
): Promise<CarriedSubject | undefined> {
  const { db } = deps;
  const order = await selectOrder(db, { id });
  if (!order) return undefined;
  const history = await selectHistory(db, id);
  const ordered = { orders: [order], lines: await selectLines(db, [id]) };
  const lines = await nameLines(deps, ordered, at);
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
