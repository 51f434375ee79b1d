import * as z from "zod/mini";
import type { ParsedPaymentWebhook, PaymentEvent, PaymentWebhookRequest } from "#ports/payments.ts";
import type { PayPalClient } from "./paypal-client.ts";
import {
  captureSchema,
  captureStatus,
  inCents,
  orderSchema,
  type PayPalCapture,
  refundSchema,
} from "./paypal-order.ts";

const eventSchema = z.object({ id: z.string(), event_type: z.string(), resource: z.unknown() });
const verifiedSchema = z.object({ verification_status: z.literal("SUCCESS") });
const HEADERS = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
};

const NOTHING: PaymentEvent = { kind: "nothing" };

/** Verified by PayPal itself, so that we need not fetch and trust certificates. */
export async function readPayPalEvent(
  ask: PayPalClient,
  webhookId: string,
  { body, header }: PaymentWebhookRequest,
): Promise<ParsedPaymentWebhook> {
  const signed = Object.entries(HEADERS).map(([field, name]) => [field, header(name)] as const);
  if (signed.some(([, value]) => !value)) return { ok: false, refusal: "forged" };
  const json = parse(body);
  const event = z.safeParse(eventSchema, json);
  if (!event.success) return { ok: false, refusal: "malformed" };
  const verified = await ask("POST", "/v1/notifications/verify-webhook-signature", {
    body: { ...Object.fromEntries(signed), webhook_id: webhookId, webhook_event: json },
  });
  if (!z.safeParse(verifiedSchema, verified.body).success) return { ok: false, refusal: "forged" };
  const { id, event_type: type, resource } = event.data;
  return { ok: true, id, type, news: paymentEventOf(type, resource) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** An approval waits for us to capture it, and a refund does not say what was paid: both are looked up. */
function paymentEventOf(type: string, resource: unknown): PaymentEvent {
  if (type === "CHECKOUT.ORDER.APPROVED") {
    const { data: order } = z.safeParse(orderSchema, resource);
    return order ? { kind: "look-up", providerId: order.id } : NOTHING;
  }
  if (type === "PAYMENT.CAPTURE.REFUNDED") {
    const providerId = orderIdOf(z.safeParse(refundSchema, resource).data);
    return providerId ? { kind: "look-up", providerId } : NOTHING;
  }
  if (type.startsWith("CUSTOMER.DISPUTE.")) return { kind: "dispute", providerId: undefined };
  if (type === "PAYMENT.CAPTURE.REVERSED") return reversalEvent(resource);
  return type.startsWith("PAYMENT.CAPTURE.") ? captureEvent(resource) : NOTHING;
}

/** The payer's bank has taken the money back: a person has to look at it. */
function reversalEvent(resource: unknown): PaymentEvent {
  const { data } = z.safeParse(refundSchema, resource);
  return { kind: "dispute", providerId: orderIdOf(data) };
}

function captureEvent(resource: unknown): PaymentEvent {
  const { data: capture } = z.safeParse(captureSchema, resource);
  const providerId = orderIdOf(capture);
  if (!capture || !providerId) return NOTHING;
  const report = {
    reference: capture.custom_id,
    providerId,
    status: captureStatus(capture.status),
    amountCents: inCents(capture.amount.value),
    currency: capture.amount.currency_code,
    refundedCents: 0,
  };
  return { kind: "report", report };
}

const orderIdOf = (resource: Pick<PayPalCapture, "supplementary_data"> | undefined) =>
  resource?.supplementary_data?.related_ids?.order_id;
