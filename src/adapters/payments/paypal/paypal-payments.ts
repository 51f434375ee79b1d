import * as z from "zod/mini";
import {
  PaymentRefused,
  type PaymentReport,
  type PaymentsAdapter,
  type PaymentToStart,
  type RefundReport,
  type RefundToMake,
} from "#ports/payments.ts";
import { createPayPalClient, type PayPalClient, type PayPalSettings } from "./paypal-client.ts";
import {
  captureOf,
  errorSchema,
  inUnits,
  orderReport,
  orderSchema,
  type PayPalOrder,
  refundSchema,
} from "./paypal-order.ts";
import { accepted, readOrder, refusal } from "./paypal-responses.ts";
import { listPaid } from "./paypal-transactions.ts";
import { readPayPalEvent } from "./paypal-webhook.ts";

/** An order that does not exist: PayPal checks the keys before it looks for the order. */
const NOBODYS = "0000000000000000A";

/** PayPal Orders v2: an order is made, approved by the payer on PayPal's pages, then captured by us. */
/**
 * Currencies with cents (our amounts have cents) that PayPal accepts from every account; it refuses orders in others.
 */
const CURRENCIES = "AUD CAD CHF CZK DKK EUR GBP HKD ILS MXN NOK NZD PHP PLN SEK SGD THB USD".split(
  " ",
);

export function createPayPalPayments(settings: PayPalSettings): PaymentsAdapter {
  const ask = createPayPalClient(settings);
  return {
    can: { lookUp: true, refund: true },
    currencies: CURRENCIES,
    webhookAck: "{}",
    async start(payment, onKnown) {
      const order = await createOrder(ask, payment);
      await onKnown(order.id);
      const link = order.links?.find(({ rel }) => rel === "payer-action" || rel === "approve");
      if (!link) throw new Error("PayPal's order has no page to approve it on");
      return { next: "redirect", redirectUrl: link.href };
    },
    async lookUp(providerId) {
      const order = await readOrder(ask, providerId);
      if (order?.status !== "APPROVED") return order && orderReport(order);
      return capture(ask, order);
    },
    listPaid: (since) => listPaid(ask, since),
    refund: (refund) => refundPayment(ask, refund),
    async lookUpRefund(id) {
      const answer = await ask("GET", `/v2/payments/refunds/${encodeURIComponent(id)}`);
      return answer.status === 404 ? undefined : refundReport(accepted(answer));
    },
    async check() {
      await readOrder(ask, NOBODYS);
    },
    parseWebhook: (message) => readPayPalEvent(ask, settings.webhookId, message),
  };
}

async function createOrder(ask: PayPalClient, payment: PaymentToStart): Promise<PayPalOrder> {
  const { reference, amountCents, currency, description } = payment;
  const answer = await ask("POST", "/v2/checkout/orders", {
    requestId: `${reference}:create`,
    body: {
      intent: "CAPTURE",
      purchase_units: [
        {
          reference_id: reference,
          custom_id: reference,
          invoice_id: reference,
          description: description.slice(0, 127),
          amount: { currency_code: currency, value: inUnits(amountCents) },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            locale: `${payment.language}-${payment.country}`,
            return_url: payment.acceptUrl,
            cancel_url: payment.cancelUrl,
            user_action: "PAY_NOW",
            shipping_preference: "NO_SHIPPING",
          },
        },
      },
    },
  });
  return z.parse(orderSchema, accepted(answer));
}

async function capture(ask: PayPalClient, order: PayPalOrder): Promise<PaymentReport> {
  const answer = await ask("POST", `/v2/checkout/orders/${order.id}/capture`, {
    requestId: `${order.id}:capture`,
    body: {},
  });
  if (answer.status < 300) return orderReport({ ...order, ...z.parse(orderSchema, answer.body) });
  const { data: problem } = z.safeParse(errorSchema, answer.body);
  const issues = (problem?.details ?? []).map(({ issue }) => issue);
  if (issues.includes("INSTRUMENT_DECLINED")) return { ...orderReport(order), status: "failed" };
  // Another process has captured the order already: report what it captured.
  const now = issues.includes("ORDER_ALREADY_CAPTURED") && (await readOrder(ask, order.id));
  if (!now) throw refusal(answer);
  return orderReport(now);
}

async function refundPayment(ask: PayPalClient, refund: RefundToMake): Promise<RefundReport> {
  const order = await readOrder(ask, refund.providerId);
  const taken = order && captureOf(order);
  if (!taken) throw new PaymentRefused("PayPal took no money for this order");
  const answer = await ask("POST", `/v2/payments/captures/${taken.id}/refund`, {
    requestId: refund.key,
    body: { amount: { currency_code: refund.currency, value: inUnits(refund.amountCents) } },
  });
  return refundReport(accepted(answer));
}

function refundReport(body: unknown): RefundReport {
  const { id, status } = z.parse(refundSchema, body);
  if (status === "COMPLETED") return { id, status: "succeeded" };
  return { id, status: status === "PENDING" ? "pending" : "failed" };
}
