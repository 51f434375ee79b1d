import { convertCents, toDecimal } from "#core/money.ts";
import { pick } from "#core/record.ts";
import { toPostalAddressFields } from "#features/account/server/addresses/address-fields.ts";
import { isPaid } from "#features/payments/domain/payment-status.ts";
import type { ListedPayment } from "#features/payments/server/list-payments.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { OrderDetails, OrderItem, OrderPayment } from "../contract.ts";
import { type ExplainedTotal, partOf } from "../domain/explain-total.ts";
import { isCancellable } from "../domain/order-status.ts";
import { withdrawalEnd } from "../domain/withdrawal.ts";
import type { OrderView } from "./get-my-order.ts";
import { summariseOrder } from "./order-list/list-my-orders.ts";
import type { Order, selectLines } from "./orders.repository.ts";

/** An order as the API calls answer it. */
export function toOrderDetails(view: OrderView): OrderDetails {
  const { order, lines, total, history, shipments, payments, papers } = view;
  return {
    ...summariseOrder(order, lines, shipments.length),
    ...describeTerms(view),
    items: describeItems(lines, total, order.rate),
    price: total.parts
      // The wallet is a way to pay, so it is listed among the payments.
      .filter(({ part }) => part !== "balance")
      .map(({ part, cents }) => ({ part, amount: toDecimal(cents) })),
    history: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    shipments: shipments.map(({ carrier, trackingNumber, sentAt, lines: pieces }) => ({
      carrier,
      tracking_number: trackingNumber,
      sent_at: sentAt.toISOString(),
      items: pieces.map(({ position, quantity }) => ({
        name: lines.find((line) => line.position === position)?.name ?? "",
        quantity,
      })),
    })),
    payments: [...describeWallet(order, total), ...describePayments(payments)],
    ...papers,
  };
}

function describeTerms({ order, days, meetsCustoms, canWithdraw }: OrderView) {
  return {
    shipping_method: order.shippingMethod,
    courier: order.courier,
    days,
    paid_at: order.paidAt?.toISOString() ?? null,
    pickup_point: order.pickupPoint,
    address:
      order.customerId === null ? null : order.address && toPostalAddressFields(order.address),
    meets_customs: meetsCustoms,
    can_cancel: isCancellable(order.status),
    can_withdraw: canWithdraw,
    withdrawal_until: withdrawalEnd(order)?.toISOString() ?? null,
    withdrawn_at: order.withdrawnAt?.toISOString() ?? null,
  };
}

/** The wallet's payment, of the whole order or of a part beside a provider. */
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

/** Lists only payments that are pending or paid. */
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
