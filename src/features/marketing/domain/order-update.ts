import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import type { OrderUpdate, OrderUpdateKind } from "#ports/order-updates.ts";
import {
  type SoldLine,
  TRACKING_CURRENCY,
  type TrackingContext,
  trackedLine,
} from "./events/tracked-product.ts";

/** Updates that the server sends. */
const KINDS: Partial<Record<OrderStatus, OrderUpdateKind>> = {
  paid: "placed",
  shipped: "fulfilled",
  cancelled: "cancelled",
  refunded: "refunded",
};

export const orderUpdateKind = (status: OrderStatus): OrderUpdateKind | undefined => KINDS[status];

type Step = { from: OrderStatus; to: OrderStatus; paidAt: Date | null };

/** Unpaid orders, and orders paid too late, are not reported, and neither is their end. */
export function isOrderUpdate({ from, to, paidAt }: Step): boolean {
  const isPlaced = from === "awaiting_payment" ? to === "paid" : paidAt !== null;
  return isPlaced && orderUpdateKind(to) !== undefined;
}

/** Amounts are in the order's currency. */
export type OrderToReport = {
  number: string;
  email: string;
  currency: string;
  total: number;
  items: readonly (SoldLine & { sku: string })[];
};

export function makeOrderUpdate(
  context: TrackingContext,
  { kind, at }: Pick<OrderUpdate, "kind" | "at">,
  { number, email, currency, total, items }: OrderToReport,
): OrderUpdate {
  // Items without a slug have a customer's words as their name (from a quote), so they are not sent.
  const goods = items.filter(({ slug }) => slug !== "");
  return {
    kind,
    number,
    at,
    email,
    currency: TRACKING_CURRENCY,
    total: context.toTracked(total, currency),
    items: goods.map((line) => ({ ...trackedLine(context, line, currency), sku: line.sku })),
  };
}
