import { DAY_MS } from "#core/durations.ts";
import { convertCents, toDecimal } from "#core/money.ts";
import { pick } from "#core/record.ts";
import type { Database } from "#database/connect.ts";
import { toPostalAddressFields } from "#features/account/server/addresses/address-fields.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import { isPaid } from "#features/payments/domain/payment-status.ts";
import type { ListedPayment } from "#features/payments/server/list-payments.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { OrderDetails, OrderItem, OrderPayment } from "../contract.ts";
import { type ExplainedTotal, explainTotal, partOf } from "../domain/explain-total.ts";
import { isCancellable } from "../domain/order-status.ts";
import { canWithdraw, withdrawalEnd } from "../domain/withdrawal.ts";
import { meetsCustoms } from "./meets-customs.ts";
import { type NameLinesDeps, nameLines } from "./name-lines.ts";
import { summariseOrder } from "./order-list/list-my-orders.ts";
import {
  type Order,
  selectHistory,
  selectLines,
  selectOrder,
  selectShipments,
} from "./orders.repository.ts";
import { pricedOrder } from "./priced-order.ts";

export type ShowOrderDeps = NameLinesDeps & {
  db: Database;
  now: () => Date;
  listPayments: (order: { slug: string }) => Promise<ListedPayment[]>;
};
type ByName = { slug: string } | { id: number };
export type FindOrderInput = ByName & { customerId: number | undefined };
export type GetOrderInput = FindOrderInput & { at?: SiteContext | undefined };

/** Product notes §3: its owner's; a guest's is whoever's who holds the link. Nobody else's exists. */
export async function findMyOrder(
  { db }: Pick<ShowOrderDeps, "db">,
  { customerId, ...by }: FindOrderInput,
): Promise<Order | undefined> {
  const order = await selectOrder(db, by);
  const isLinked = order?.customerId === null && "slug" in by;
  const isMine = order && (isLinked || order.customerId === customerId);
  return isMine ? order : undefined;
}

export async function getMyOrder(
  deps: ShowOrderDeps,
  { at, ...asked }: GetOrderInput,
): Promise<OrderDetails | undefined> {
  const order = await findMyOrder(deps, asked);
  if (!order) return undefined;
  const { db } = deps;
  const ordered = { orders: [order], lines: await selectLines(db, [order.id]) };
  const lines = await nameLines(deps, ordered, at);
  const total = explainTotal(pricedOrder(order, lines), order.rate);
  const shipments = await selectShipments(db, order.id);
  const history = await selectHistory(db, order.id);
  return {
    ...summariseOrder(order, lines),
    ...describeTerms(order, deps.now()),
    meets_customs: await meetsCustoms(db, order),
    items: describeItems(lines, total, order.rate),
    price: total.parts
      // The wallet is a way to pay, and stands among the payments.
      .filter(({ part }) => part !== "balance")
      .map(({ part, cents }) => ({ part, amount: toDecimal(cents) })),
    history: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    shipments: shipments.map(({ carrier, trackingNumber, sentAt }) => ({
      carrier,
      tracking_number: trackingNumber,
      sent_at: sentAt.toISOString(),
    })),
    payments: [
      ...describeWallet(order, total),
      ...describePayments(await deps.listPayments(order)),
    ],
    ...(await describePapers(db, { kind: "order", id: order.id })),
  };
}

function describeTerms(order: Order, now: Date) {
  return {
    shipping_method: order.shippingMethod,
    courier: order.courier,
    days: promisedDays(order, now),
    paid_at: order.paidAt?.toISOString() ?? null,
    pickup_point: order.pickupPoint,
    address:
      order.customerId === null ? null : order.address && toPostalAddressFields(order.address),
    can_cancel: isCancellable(order.status),
    can_withdraw: canWithdraw(order, now),
    withdrawal_until: withdrawalEnd(order)?.toISOString() ?? null,
    withdrawn_at: order.withdrawnAt?.toISOString() ?? null,
  };
}

/** A promise whose last day is over is not repeated. */
function promisedDays({ transitDays, paidAt, createdAt }: Order, now: Date): OrderDetails["days"] {
  if (!transitDays) return null;
  const end = (paidAt ?? createdAt).getTime() + (transitDays.max + 1) * DAY_MS;
  return end > now.getTime() ? transitDays : null;
}

/** What the wallet paid as a part of it, beside a provider or alone. */
function describeWallet({ paidAt, status }: Order, { parts }: ExplainedTotal): OrderPayment[] {
  const cents = partOf(parts, "balance");
  if (!paidAt || cents === 0) return [];
  const isBack = status === "cancelled" || status === "refunded";
  const amount = toDecimal(0 - cents);
  return [
    {
      payment_processor_id: PROVIDERS.wallet,
      status: isBack ? "refunded" : "succeeded",
      amount,
      refunded: isBack ? amount : 0,
      created_at: paidAt.toISOString(),
    },
  ];
}

/** What came to nothing is nobody's payment. */
function describePayments(payments: readonly ListedPayment[]): OrderPayment[] {
  return payments.flatMap(({ provider, status, amountCents, refundedCents, createdAt }) => {
    if (status !== "pending" && !isPaid(status)) return [];
    const amount = toDecimal(amountCents);
    const refunded = toDecimal(refundedCents);
    const created_at = createdAt.toISOString();
    return [{ payment_processor_id: provider, status, amount, refunded, created_at }];
  });
}

type Line = Awaited<ReturnType<typeof selectLines>>[number];

export function describeItems(
  lines: readonly Line[],
  { lineCents }: ExplainedTotal,
  rate: number,
): OrderItem[] {
  return lines.map((line, at) => ({
    product_id: line.productId,
    variant_id: line.variantId,
    ...pick(line, ["slug", "sku", "name", "options", "picture", "quantity"]),
    currentPrice: toDecimal(convertCents(line.priceCents, rate)),
    total: toDecimal(lineCents[at] ?? 0),
  }));
}
