import { randomBytes } from "node:crypto";
import type { Delivery } from "../webhook-sender.ts";
import { cardError, type RefundOutcome } from "./cards.ts";

export const newId = (start: string) => `${start}_${randomBytes(12).toString("hex")}`;

export type Intent = {
  id: string;
  /** In seconds. */
  created: number;
  amount: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
  clientSecret: string;
  status: string;
  lastError: object | null;
  returnUrl: string;
  refunded: number;
  chargeId: string | undefined;
  delivery: Delivery;
  /** How a refund ends if it does not simply succeed. */
  refund: RefundOutcome;
};

export type ConfirmationToken = {
  id: string;
  outcome: string;
  delivery: Delivery;
  isUsed: boolean;
  refund: RefundOutcome;
};

export function newIntent(
  fields: Pick<Intent, "amount" | "currency" | "description" | "metadata">,
): Intent {
  const id = newId("pi");
  return {
    ...fields,
    id,
    created: Math.floor(Date.now() / 1000),
    clientSecret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    status: "requires_payment_method",
    lastError: null,
    returnUrl: "",
    refunded: 0,
    chargeId: undefined,
    delivery: "once",
    refund: undefined,
  };
}

/** The payment intent in Stripe's format. */
export function intentBody(intent: Intent, { url, expanded }: { url: string; expanded: boolean }) {
  const asks = intent.status === "requires_action";
  return {
    id: intent.id,
    object: "payment_intent",
    created: intent.created,
    amount: intent.amount,
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    currency: intent.currency,
    description: intent.description,
    metadata: intent.metadata,
    client_secret: intent.clientSecret,
    status: intent.status,
    last_payment_error: intent.lastError,
    latest_charge: intent.chargeId ? (expanded ? chargeBody(intent) : intent.chargeId) : null,
    next_action: asks
      ? {
          type: "redirect_to_url",
          redirect_to_url: {
            url: `${url}/stripe/authenticate/${intent.id}`,
            return_url: intent.returnUrl,
          },
        }
      : null,
    livemode: false,
  };
}

export function chargeBody(intent: Intent) {
  return {
    id: intent.chargeId,
    object: "charge",
    amount: intent.amount,
    amount_refunded: intent.refunded,
    currency: intent.currency,
    metadata: intent.metadata,
    payment_intent: intent.id,
    refunded: intent.refunded === intent.amount,
    status: "succeeded",
  };
}

/** What a card does to an intent. */
export function pay(intent: Intent, outcome: string): void {
  if (outcome === "pays") {
    intent.status = "succeeded";
    intent.lastError = null;
    intent.chargeId ??= newId("ch");
  } else if (outcome === "asks") {
    intent.status = "requires_action";
  } else {
    intent.status = "requires_payment_method";
    intent.lastError = cardError(outcome);
  }
}
