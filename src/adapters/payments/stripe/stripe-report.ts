import type Stripe from "stripe";
import type { PaymentEvent, PaymentReport, RefundReport } from "#ports/payments.ts";

type Status = PaymentReport["status"];

const STATUSES: Readonly<Partial<Record<string, Status>>> = {
  succeeded: "succeeded",
  canceled: "cancelled",
  processing: "pending",
};

export function intentReport(intent: Stripe.PaymentIntent): PaymentReport {
  const charge = intent.latest_charge;
  return {
    reference: intent.metadata.reference,
    providerId: intent.id,
    status: intentStatus(intent),
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    refundedCents: charge && typeof charge === "object" ? charge.amount_refunded : 0,
  };
}

/** An intent that requires a payment method either had one that was refused, or has none yet. */
function intentStatus({ status, last_payment_error }: Stripe.PaymentIntent): Status {
  if (status === "requires_payment_method" && last_payment_error) return "failed";
  return STATUSES[status] ?? "open";
}

/** Handles every event about money; other events are stored and ignored. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.processing":
    case "payment_intent.requires_action":
    case "payment_intent.canceled":
      return { kind: "report", report: intentReport(event.data.object) };
    case "charge.refunded":
      return chargeEvent(event.data.object);
    case "refund.updated":
    case "refund.failed":
      return { kind: "refund", refund: refundReport(event.data.object) };
    case "charge.dispute.created":
      return { kind: "dispute", providerId: intentOf(event.data.object) };
    case "charge.dispute.closed":
      return disputeEvent(event.data.object);
    default:
      return { kind: "nothing" };
  }
}

export function refundReport({ id, status }: Stripe.Refund): RefundReport {
  if (status === "succeeded") return { id, status };
  return { id, status: status === "failed" || status === "canceled" ? "failed" : "pending" };
}

/** If the bank decided for the payer, the money is gone, so a person has to look at it again. */
function disputeEvent(dispute: Stripe.Dispute): PaymentEvent {
  if (dispute.status !== "lost") return { kind: "nothing" };
  return { kind: "dispute", providerId: intentOf(dispute) };
}

function intentOf({ payment_intent: intent }: Pick<Stripe.Charge, "payment_intent">) {
  return typeof intent === "string" ? intent : intent?.id;
}

function chargeEvent(charge: Stripe.Charge): PaymentEvent {
  const providerId = intentOf(charge);
  if (!providerId) return { kind: "nothing" };
  const report = {
    reference: charge.metadata.reference,
    providerId,
    status: "succeeded" as const,
    amountCents: charge.amount,
    currency: charge.currency.toUpperCase(),
    refundedCents: charge.amount_refunded,
  };
  return { kind: "report", report };
}
