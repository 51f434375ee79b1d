import type { Cents } from "#core/money.ts";

/** What the shop wants paid. The reference is ours, unguessable, and goes with the money everywhere. */
export type PaymentToStart = {
  reference: string;
  amountCents: Cents;
  currency: string;
  description: string;
  /** Two letters. */
  language: string;
  country: string;
  email: string | undefined;
  /** What the browser collected, where the provider collects in the browser (`stripe_token`). */
  token: string | undefined;
  acceptUrl: string;
  cancelUrl: string;
  callbackUrl: string;
};

export type StartedPayment =
  | { next: "paid" | "wait" | "refused" }
  | { next: "redirect"; redirectUrl: string }
  | { next: "confirm"; clientSecret: string };

/** What a provider says of a payment. */
export type PaymentReport = {
  reference: string | undefined;
  providerId: string;
  /** Open waits for the payer; pending: the payer has done their part, and the money is on its way. */
  status: "open" | "pending" | "succeeded" | "failed" | "cancelled";
  amountCents: Cents;
  currency: string;
  /** All that was ever given back, not the last part of it. */
  refundedCents: Cents;
};

/** As it came in: bytes that were signed must not be read and written again before they are checked. */
export type PaymentWebhookRequest = {
  body: string;
  query: Readonly<Record<string, string>>;
  header: (name: string) => string | undefined;
};

export type WebhookRefusal = "forged" | "stale" | "malformed";
/**
 * A message says all there is, or only that there is something to look up, or what became of a refund,
 * or that a payer wants their money back through their bank, or nothing about money.
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

/** The provider answered that it will not do it: the request is wrong, and the provider is there. */
export class PaymentRefused extends Error {}

export type RefundToMake = {
  providerId: string;
  amountCents: Cents;
  currency: string;
  /** The same for the same refund however often it is tried. */
  key: string;
};
export type RefundReport = { id: string; status: "succeeded" | "pending" | "failed" };

/** Of what a provider lists: whose it is, and the whole report for who does not know it. */
export type ListedPayment = {
  reference: string;
  report: () => Promise<PaymentReport | undefined>;
};

export type PaymentsAdapter = {
  can: { lookUp: boolean; refund: boolean };
  /** The only currencies that it takes; without them it takes every one. */
  currencies?: readonly string[];
  /**
   * `start` makes an address and calls nobody: the provider knows the payment by our own reference. Where it throws,
   * nobody can have been charged.
   */
  startsOffline?: true;
  /**
   * `onKnown` is told the provider's id before any money can move: whoever dies after that finds the
   * payment again by a look-up, and whoever dies before it has charged nobody.
   */
  start: (
    payment: PaymentToStart,
    onKnown: (providerId: string) => Promise<void>,
  ) => Promise<StartedPayment>;
  /**
   * What became of it; where the payer has agreed and the money only waits to be taken, it is taken.
   * Nothing where the provider knows no such payment.
   */
  lookUp: (providerId: string) => Promise<PaymentReport | undefined>;
  /** All that took money since then and carry a reference; where a provider can list them. */
  listPaid?: (since: Date) => Promise<ListedPayment[]>;
  /** Throws `PaymentRefused` where the provider will not. */
  refund: (refund: RefundToMake) => Promise<RefundReport>;
  /** What became of one that was under way; nothing where the provider knows no such refund. */
  lookUpRefund: (id: string) => Promise<RefundReport | undefined>;
  /** Asks the provider whether it knows the keys, without moving anything; throws where it does not. */
  check?: () => Promise<void>;
  parseWebhook: (message: PaymentWebhookRequest) => Promise<ParsedPaymentWebhook>;
  /** What the provider wants to hear once its message is stored. */
  webhookAck: string;
};
