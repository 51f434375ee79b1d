import type { SandboxContext } from "../sandbox-settings.ts";
import { cardError } from "./cards.ts";
import {
  type ConfirmationToken,
  chargeBody,
  type Intent,
  intentBody,
  newId,
  newIntent,
  pay,
} from "./intents.ts";
import { stripeEvent } from "./stripe-events.ts";

export type BankResponse = { status: 200 | 400 | 402 | 404; body: unknown };
export type Refund = {
  id: string;
  object: string;
  amount: number;
  payment_intent: string;
  status: string;
};
export type StripeBank = ReturnType<typeof createStripeBank>;

/** Stripe's data and actions, shared by its API and its browser script. */
export function createStripeBank(context: SandboxContext) {
  const intents = new Map<string, Intent>();
  const tokens = new Map<string, ConfirmationToken>();
  const refunds = new Map<string, Refund>();
  const onWire = (intent: Intent, expanded = false) =>
    intentBody(intent, { url: context.url(), expanded });
  const settle = (intent: Intent, outcome: string) => settleIntent(context, intent, outcome);

  return {
    intents,
    tokens,
    refunds,
    onWire,
    settle,
    /** Newest first, page by page. */
    list(query: Record<string, string>) {
      const since = Number(query["created[gte]"] ?? 0);
      const found = [...intents.values()].reverse().filter(({ created }) => created >= since);
      const start = found.findIndex(({ id }) => id === query.starting_after) + 1;
      const end = start + Number(query.limit ?? 10);
      const data = found.slice(start, end).map((intent) => onWire(intent, true));
      return { data, has_more: end < found.length };
    },
    create(form: URLSearchParams): BankResponse {
      const intent = newIntent({
        amount: Number(form.get("amount")),
        currency: form.get("currency") ?? "",
        description: form.get("description") ?? "",
        metadata: { reference: form.get("metadata[reference]") ?? "" },
      });
      intents.set(intent.id, intent);
      return { status: 200, body: onWire(intent) };
    },
    confirm(form: URLSearchParams, id: string): BankResponse {
      const intent = intents.get(id);
      const token = tokens.get(form.get("confirmation_token") ?? "");
      if (!intent) return missing("payment_intent");
      if (!token || token.isUsed) return missing("confirmation_token");
      token.isUsed = true;
      intent.returnUrl = form.get("return_url") ?? "";
      intent.delivery = token.delivery;
      intent.refund = token.refund;
      settle(intent, token.outcome);
      if (!intent.lastError) return { status: 200, body: onWire(intent) };
      const error = { ...cardError(token.outcome), payment_intent: onWire(intent) };
      return { status: 402, body: { error } };
    },
    refund(form: URLSearchParams): BankResponse {
      const intent = intents.get(form.get("payment_intent") ?? "");
      if (!intent?.chargeId) return missing("charge");
      const amount = Number(form.get("amount") ?? intent.amount - intent.refunded);
      if (amount > intent.amount - intent.refunded) return refused("charge_already_refunded");
      intent.refunded += amount;
      const status = intent.refund === "late" ? "pending" : "succeeded";
      const made = { id: newId("re"), object: "refund", amount, payment_intent: intent.id };
      refunds.set(made.id, { ...made, status });
      const event = stripeEvent(context, "charge.refunded", chargeBody(intent));
      context.messenger.deliver([event], intent.delivery);
      if (intent.refund) {
        context.messenger.later(() => endRefund(context, intent, refunds, { ...made, status }));
      }
      return { status: 200, body: { ...made, status } };
    },
  };
}

/** Stripe's own test cards: one is refunded late; for another the refund fails after it was reported as succeeded. */
function endRefund(
  context: SandboxContext,
  intent: Intent,
  refunds: Map<string, Refund>,
  made: Refund,
): void {
  const isLate = intent.refund === "late";
  const ended = { ...made, status: isLate ? "succeeded" : "failed" };
  refunds.set(made.id, ended);
  if (!isLate) intent.refunded -= made.amount;
  const event = stripeEvent(context, isLate ? "refund.updated" : "refund.failed", ended);
  context.messenger.deliver([event], intent.delivery);
}

/** Applies the bank's decision and sends the messages that follow. */
function settleIntent(context: SandboxContext, intent: Intent, outcome: string): void {
  const { messenger } = context;
  const event = (type: string, changes = {}) =>
    stripeEvent(context, type, {
      ...intentBody(intent, { url: context.url(), expanded: false }),
      ...changes,
    });
  if (outcome === "pays" && intent.delivery === "late") {
    // Until then, a look-up shows the payment as processing.
    intent.status = "processing";
    messenger.later(() => {
      pay(intent, outcome);
      messenger.deliver([event("payment_intent.succeeded")], "once");
    });
    return;
  }
  const processing = event("payment_intent.processing", { status: "processing" });
  pay(intent, outcome);
  const done = {
    succeeded: () => [processing, event("payment_intent.succeeded")],
    requires_action: () => [event("payment_intent.requires_action")],
  }[intent.status];
  messenger.deliver(done?.() ?? [event("payment_intent.payment_failed")], intent.delivery);
}

const refused = (code: string): BankResponse => ({
  status: 400,
  body: { error: { type: "invalid_request_error", code, message: code } },
});

export const missing = (what: string): BankResponse => ({
  status: 404,
  body: {
    error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${what}` },
  },
});
