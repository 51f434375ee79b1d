import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { isPaid as isPaidStatus } from "#features/payments/domain/payment-status.ts";
import type { CarriedSubject } from "#features/shipping/server/register-shipment.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { PROVIDERS, type ProviderId } from "#ports/provider-id.ts";
import { explainTotal, totalBeforeWallet } from "../domain/explain-total.ts";
import { isEnded, orderNumber } from "../domain/order-status.ts";
import type { PricedOrder } from "../domain/order-totals.ts";
import type { ShowOrderDeps } from "./get-my-order.ts";
import { type NameLinesDeps, nameLines } from "./name-lines.ts";
import { describeItems } from "./order-response.ts";
import {
  type Order,
  type ReturnedOrders,
  selectHistory,
  selectLines,
  selectOrder,
  selectReturned,
  selectStep,
} from "./orders.repository.ts";
import { pricedOrder } from "./placement/priced-order.ts";

export type ReadOrder = {
  order: Order;
  lines: Awaited<ReturnType<typeof selectLines>>;
  /** Without the payment's fee. */
  priced: PricedOrder;
  isPaid: boolean;
  /** The reference of the payment that is pending. */
  underWay: string | undefined;
  /** The provider that was paid; if the wallet paid everything there is no payment. */
  paidBy: ProviderId | undefined;
  /** The provider of the last payment attempt, whatever its result. */
  lastTried: ProviderId | undefined;
};

/** The order for the features that placed it: with its lines and the parts of its price. */
export async function readOrder(
  { db, listPayments }: ShowOrderDeps,
  id: number,
): Promise<ReadOrder | undefined> {
  const order = await selectOrder(db, { id });
  if (!order) return undefined;
  const lines = await selectLines(db, [id]);
  const { fee: _fee, ...priced } = pricedOrder(order, lines);
  // Money that arrived after the order had ended does not count as a sale.
  const isPaid =
    order.paidAt !== null && order.status !== "cancelled" && order.status !== "expired";
  const payments = await listPayments(order);
  const underWay = isPaid
    ? undefined
    : payments.find(({ status }) => status === "pending")?.reference;
  const paid = payments.find(({ status }) => isPaidStatus(status))?.provider;
  const paidBy = isPaid ? (paid ?? PROVIDERS.wallet) : undefined;
  const lastTried = payments.at(-1)?.provider;
  return { order, lines, priced, isPaid, underWay, paidBy, lastTried };
}

/** A step of an order with what was sold, in the order's currency, for those who are notified of it. */
export async function readStep({ db }: { db: Database }, id: number) {
  const step = await selectStep(db, id);
  const order = step && (await selectOrder(db, { id: step.orderId }));
  if (!order) return undefined;
  const lines = await selectLines(db, [order.id]);
  const explained = explainTotal(pricedOrder(order, lines), order.rate);
  return {
    status: step.status,
    at: step.at,
    order,
    items: describeItems(lines, explained, order.rate),
    /** SPEC §4 "Analytics total": what was sold, including the part that the wallet paid. */
    total: toDecimal(totalBeforeWallet(explained)),
  };
}

type ReturnedOrder = { number: string; slug: string };

/** A buyer's newest unpaid order whose goods are in the cart again. */
export async function findReturned(
  db: Database,
  buyer: ReturnedOrders,
): Promise<ReturnedOrder | null> {
  const id = (await selectReturned(db, buyer)).at(-1);
  const order = id === undefined ? undefined : await selectOrder(db, { id });
  return order ? { number: orderNumber(order.id), slug: order.slug } : null;
}

/** An order as shown to people who follow its parcel. */
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
