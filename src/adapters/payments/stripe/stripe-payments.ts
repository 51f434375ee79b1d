import Stripe from "stripe";
import {
  type ListedPayment,
  type ParsedPaymentWebhook,
  PaymentRefused,
  type PaymentsAdapter,
  type PaymentToStart,
  type PaymentWebhookRequest,
  type RefundReport,
  type RefundToMake,
  type StartedPayment,
} from "#ports/payments.ts";
import { intentReport, paymentEventOf, refundReport } from "./stripe-report.ts";

type StripeSettings = {
  /** https://api.stripe.com, or our sandbox. */
  url: string;
  secretKey: string;
  webhookSecret: string;
};

const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 10_000;
/** A payment that does not exist: Stripe checks the key before it looks for the payment. */
const NOBODYS = "pi_0000000000000000";

/**
 * Stripe's own element in the browser collects card data; we get a ConfirmationToken. The intent is created first and
 * confirmed second, so that its id is stored before money moves.
 */
export function createStripePayments({
  url,
  secretKey,
  webhookSecret,
}: StripeSettings): PaymentsAdapter {
  const stripe = new Stripe(secretKey, {
    ...addressOf(url),
    timeout: TIMEOUT_MS,
    // The caller should learn about a failure sooner; it retries with the same idempotency key.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    can: { lookUp: true, refund: true },
    webhookAck: '{"received":true}',
    start: (payment, onKnown) => start(stripe, payment, onKnown),
    async lookUp(providerId) {
      const expand = ["latest_charge"];
      const found = stripe.paymentIntents.retrieve(providerId, { expand });
      return found.then(intentReport).catch(nothingIfUnknown);
    },
    listPaid: (since) => listPaid(stripe, since),
    refund: (refund) => refundPayment(stripe, refund),
    lookUpRefund: (id) => stripe.refunds.retrieve(id).then(refundReport).catch(nothingIfUnknown),
    async check() {
      await stripe.paymentIntents.retrieve(NOBODYS).catch(nothingIfUnknown);
    },
    parseWebhook: async (message) => readEvent(stripe, webhookSecret, message),
  };
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: Number(port) || (isPlain ? 80 : 443),
  };
}

async function start(
  stripe: Stripe,
  payment: PaymentToStart,
  onKnown: (providerId: string) => Promise<void>,
): Promise<StartedPayment> {
  const { reference, token } = payment;
  const made = await stripe.paymentIntents.create(
    {
      amount: payment.amountCents,
      currency: payment.currency.toLowerCase(),
      description: payment.description,
      automatic_payment_methods: { enabled: true },
      metadata: { reference },
      ...(payment.email ? { receipt_email: payment.email } : {}),
    },
    { idempotencyKey: `${reference}:create` },
  );
  await onKnown(made.id);
  if (!token) return confirmInBrowser(made);
  try {
    const confirmed = await stripe.paymentIntents.confirm(
      made.id,
      { confirmation_token: token, return_url: payment.acceptUrl },
      { idempotencyKey: `${reference}:confirm` },
    );
    return nextStep(confirmed);
  } catch (error) {
    if (isRefusal(error)) return { next: "refused" };
    throw error;
  }
}

/** The bank refused, or the token is used up or not Stripe's: nobody will be charged for it. */
const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeCardError ||
  error instanceof Stripe.errors.StripeInvalidRequestError;

function nextStep(intent: Stripe.PaymentIntent): StartedPayment {
  if (intent.status === "succeeded") return { next: "paid" };
  if (intent.status === "requires_action") return confirmInBrowser(intent);
  return { next: intent.status === "processing" ? "wait" : "refused" };
}

function confirmInBrowser({ client_secret }: Stripe.PaymentIntent): StartedPayment {
  if (!client_secret) throw new Error("Stripe made a payment that no browser can confirm");
  return { next: "confirm", clientSecret: client_secret };
}

async function listPaid(stripe: Stripe, since: Date): Promise<ListedPayment[]> {
  const paid: ListedPayment[] = [];
  const listed = stripe.paymentIntents.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    expand: ["data.latest_charge"],
    limit: 100,
  });
  for await (const intent of listed) {
    const report = intentReport(intent);
    const { reference, status } = report;
    if (reference && status === "succeeded") paid.push({ reference, report: async () => report });
  }
  return paid;
}

async function refundPayment(stripe: Stripe, refund: RefundToMake): Promise<RefundReport> {
  try {
    const made = await stripe.refunds.create(
      { payment_intent: refund.providerId, amount: refund.amountCents },
      { idempotencyKey: refund.key },
    );
    return refundReport(made);
  } catch (error) {
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    throw isRefused ? new PaymentRefused(error.message, { cause: error }) : error;
  }
}

function nothingIfUnknown(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined;
  throw error;
}

function readEvent(
  stripe: Stripe,
  secret: string,
  { body, header }: PaymentWebhookRequest,
): ParsedPaymentWebhook {
  const signature = header("stripe-signature");
  if (!signature) return { ok: false, refusal: "forged" };
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    return { ok: true, id: event.id, type: event.type, news: paymentEventOf(event) };
  } catch (error) {
    const isSignature = error instanceof Stripe.errors.StripeSignatureVerificationError;
    if (!isSignature) return { ok: false, refusal: "malformed" };
    return { ok: false, refusal: /tolerance/i.test(error.message) ? "stale" : "forged" };
  }
}
