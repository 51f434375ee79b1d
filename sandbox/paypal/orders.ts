import { randomBytes } from "node:crypto";
import type { Delivery } from "../webhook-sender.ts";

export const newId = () => randomBytes(9).toString("hex").slice(0, 17).toUpperCase();

type Money = { currency_code: string; value: string };
export type Order = {
  id: string;
  status: string;
  customId: string;
  description: string;
  amount: Money;
  returnUrl: string;
  cancelUrl: string;
  /** What happens when the shop captures the payment. */
  outcome: string;
  delivery: Delivery;
  capture: { id: string; status: string; at: Date } | undefined;
  refunds: { id: string; amount: Money; status: string }[];
};

const related = (order: Order) => ({ related_ids: { order_id: order.id } });

export function captureBody(order: Order) {
  return {
    id: order.capture?.id,
    status: order.capture?.status,
    amount: order.amount,
    custom_id: order.customId,
    supplementary_data: related(order),
  };
}

export function refundBody(order: Order, refund: Order["refunds"][number]) {
  return { ...refund, custom_id: order.customId, supplementary_data: related(order) };
}

export function orderBody(order: Order, url: string) {
  return {
    id: order.id,
    status: order.status,
    intent: "CAPTURE",
    purchase_units: [
      {
        reference_id: order.customId,
        custom_id: order.customId,
        amount: order.amount,
        ...(order.capture
          ? { payments: { captures: [captureBody(order)], refunds: order.refunds } }
          : {}),
      },
    ],
    links: [
      { rel: "self", href: `${url}/v2/checkout/orders/${order.id}`, method: "GET" },
      { rel: "payer-action", href: `${url}/paypal/checkoutnow?token=${order.id}`, method: "GET" },
    ],
  };
}

export const refundedValue = ({ refunds }: Order): number =>
  refunds.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);
