import { isEnded } from "#features/orders/domain/order-status.ts";
import { statusAt } from "../domain/checkout-status.ts";
import type { CheckoutDeps, CheckoutVisitor } from "./checkout-deps.ts";
import { selectLatest } from "./checkouts.repository.ts";

/** Product notes §3: pages without a slug use the visitor's live checkout. */
export async function findCurrent(
  { db, now }: Pick<CheckoutDeps, "db" | "now">,
  visitor: CheckoutVisitor,
): Promise<string | null> {
  const latest = await selectLatest(db, visitor);
  return latest && statusAt(latest, now()) === "open" ? latest.slug : null;
}

/** The live checkout if its order is made and neither paid nor being paid; its cart is empty. */
export async function findUnpaid(
  { db, now, orders }: Pick<CheckoutDeps, "db" | "now" | "orders">,
  visitor: CheckoutVisitor,
): Promise<string | null> {
  const latest = await selectLatest(db, visitor);
  if (!latest || latest.orderId === null || statusAt(latest, now()) !== "open") return null;
  const read = await orders.readOrder(latest.orderId);
  const isUnpaid = read && !read.isPaid && !read.underWay && !isEnded(read.order.status);
  return isUnpaid ? latest.slug : null;
}
