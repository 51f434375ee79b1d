import * as z from "zod/mini";
import { PaymentRefused } from "#ports/payments.ts";
import type { PayPalClient, PayPalResponse } from "./paypal-client.ts";
import { errorSchema, orderSchema, type PayPalOrder } from "./paypal-order.ts";

export async function readOrder(ask: PayPalClient, id: string): Promise<PayPalOrder | undefined> {
  const answer = await ask("GET", `/v2/checkout/orders/${encodeURIComponent(id)}`);
  return answer.status === 404 ? undefined : z.parse(orderSchema, accepted(answer));
}

export function accepted(answer: PayPalResponse): unknown {
  if (answer.status >= 300) throw refusal(answer);
  return answer.body;
}

/** The request itself is wrong; not the statuses for wrong keys, rate limits or trouble at PayPal. */
const REFUSED = [400, 404, 409, 422];

export function refusal({ status, body }: PayPalResponse): Error {
  const { data } = z.safeParse(errorSchema, body);
  const text = `PayPal refuses: ${status} ${data?.name ?? ""} ${data?.details?.[0]?.issue ?? ""}`;
  return REFUSED.includes(status) ? new PaymentRefused(text) : new Error(text);
}
