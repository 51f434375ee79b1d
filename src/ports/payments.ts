import type { Cents } from "#core/money.ts";

/** A payment that the shop requests. The reference is ours, cannot be guessed, and always goes with the money. */
export type PaymentToStart = {
  reference: string;
  amountCents: Cents;
  currency: string;
  description: string;
  /** Two letters each. */
  language: string;
  country: string;
  email: string | undefined;
  /** What the browser collected, for a provider that collects in the browser (`stripe_token`). */
  token: string | undefined;
  acceptUrl: string;
  cancelUrl: string;
  callbackUrl: string;
};

export type StartedPayment =
  | { next: "paid" | "wait" | "refused" }
  | { next: "redirect"; redirectUrl: string }
  | { next: "confirm"; clientSecret: string };

/** What a provider reports about a payment. */
export type PaymentReport = {
  reference: string | undefined;
  providerId: string;
  /** `open`: waits for the payer; `pending`: the payer has done their part, and the money is on its way. */
  status: "open" | "pending" | "succeeded" | "failed" | "cancelled";
  amountCents: Cents;
  currency: string;
  /** The total of all refunds so far, not only the last one. */
  refundedCents: Cents;
};

/** The raw request: a signature must be checked on the original bytes, not on re-encoded ones. */
export type PaymentWebhookRequest = {
  body: string;
  query: Readonly<Record<string, string>>;
  header: (name: string) => string | undefined;
};

export type WebhookRefusal = "forged" | "stale" | "malformed";
/**
 * A webhook has a full report, or only says what to look up, or reports a refund, or a payer's chargeback, or has
 * nothing about money.
 */
export type PaymentEvent =
  | { kind: "report"; report: PaymentReport }
  | { kind: "look-up"; providerId: string }
  | { kind: "refund"; refund: RefundReport }
  | { kind: "dispute"; providerId: string | undefined }
  | { kind: "nothing" };
export type ParsedPaymentWebhook =
  | { ok: true; id: string; type: string; news: PaymentEvent }
  | { ok: false; refusal: WebhookRefusal };

/** The provider answered and refused: the request is wrong, but the provider is available. */
export class PaymentRefused extends Error {}

export type RefundToMake = {
  providerId: string;
  amountCents: Cents;
  currency: string;
  /** The same for every attempt at the same refund. */
  key: string;
};
export type RefundReport = { id: string; status: "succeeded" | "pending" | "failed" };

/** An entry of a provider's list: whose payment it is, and a function for the full report. */
export type ListedPayment = {
  reference: string;
  report: () => Promise<PaymentReport | undefined>;
};

export type PaymentsAdapter = {
  can: { lookUp: boolean; refund: boolean };
  /** The only currencies that it accepts; without this, it accepts all. */
  currencies?: readonly string[];
  /**
   * `start` only builds an address and calls nobody, because the provider knows the payment by our own reference. If
   * it throws, nobody can have been charged.
   */
  startsOffline?: true;
  /**
   * `onKnown` gets the provider's id before any money can move. So a process that dies after it can find the payment
   * by a look-up, and one that dies before it has charged nobody.
   */
  start: (
    payment: PaymentToStart,
    onKnown: (providerId: string) => Promise<void>,
  ) => Promise<StartedPayment>;
  /**
   * Returns the payment's state. If the payer has agreed and the money only has to be captured, it captures it.
   * Undefined if the provider does not know the payment.
   */
  lookUp: (providerId: string) => Promise<PaymentReport | undefined>;
  /** All payments since then that took money and have a reference, for a provider that can list them. */
  listPaid?: (since: Date) => Promise<ListedPayment[]>;
  /** Throws `PaymentRefused` if the provider refuses. */
  refund: (refund: RefundToMake) => Promise<RefundReport>;
  /** The state of a pending refund; undefined if the provider does not know it. */
  lookUpRefund: (id: string) => Promise<RefundReport | undefined>;
  /** Asks the provider whether our keys are valid, without moving any money; throws if they are not. */
  check?: () => Promise<void>;
  parseWebhook: (message: PaymentWebhookRequest) => Promise<ParsedPaymentWebhook>;
  /** The response that the provider expects once its webhook is stored. */
  webhookAck: string;
};
