import * as z from "zod/mini";
import { isIntegerCents, toCents } from "#core/money.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { defineCall } from "#platform/api/call.ts";
import { rowId } from "#platform/api/row-id.ts";
import { isProvider } from "./domain/payment-provider.ts";
import { PAYMENT_STATUSES } from "./domain/payment-status.ts";
import { isTopUpAmount } from "./domain/top-up.ts";

/** The server calls a provider while the browser waits. */
export const PAY_TIMEOUT_MS = 30_000;

/** The response of every call that pays. */
export const payResult = z.object({
  status: z.literal(true),
  reference: z.string(),
  paid: z.boolean(),
  redirect_url: z.optional(z.string()),
  client_secret: z.optional(z.string()),
});

/** The card token from Stripe's form in the page. */
export const cardToken = z.string().check(z.regex(/^[\w-]{1,200}$/));

/** The payment method, and what the browser got from Stripe. */
export const payWith = {
  payment_id: z.int().check(z.refine(isProvider)),
  language_id: z.optional(z.int()),
  stripe_token: z.optional(cardToken),
};

const amount = z.number().check(
  z.refine((euros) => isIntegerCents(euros) && isTopUpAmount(toCents(euros)), {
    message: "validation.top_up_amount",
  }),
);

export const topUpCall = defineCall({
  path: "/api/balance/top-up",
  timeoutMs: PAY_TIMEOUT_MS,
  tag: "balance",
  summary:
    "Starts paying into the wallet, in euros; with the header Idempotency-Key the same key is the same payment",
  input: z.object({ amount, ...payWith }),
  output: payResult,
});

/** SPEC §3 "Transaction relation types": those for something that can be paid for. */
const PAID_FROM_BALANCE = [
  REL_TYPES.quote,
  REL_TYPES.forwardRequest,
  REL_TYPES.miscInvoice,
] as const;
const linkName = z.string().check(z.minLength(1), z.maxLength(100));

export const payFromBalanceCall = defineCall({
  path: "/api/balance/pay",
  tag: "balance",
  summary:
    "Pays from the wallet for an unpaid order (rel_type 0), parcel (1) or invoice (4) of one's own, by its slug or id; with the header Idempotency-Key the same key is the same payment",
  input: z
    .object({
      rel_type: z.literal(PAID_FROM_BALANCE),
      slug: z.optional(linkName),
      id: z.optional(z.union([rowId, linkName])),
    })
    .check(z.refine(({ slug, id }) => (slug === undefined) !== (id === undefined))),
  output: payResult,
});

export const paymentCall = defineCall({
  method: "GET",
  path: "/api/payments/{reference}",
  retries: 2,
  tag: "payments",
  summary: "What became of a payment; one that is open is asked about at its provider's",
  input: z.object({ reference: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({
    status: z.literal(true),
    payment_status: z.enum(PAYMENT_STATUSES),
    order_slug: z.optional(z.string()),
  }),
});

/** The payer came back without paying: the goods of the order go back into their cart. */
export const leavePaymentCall = defineCall({
  path: "/api/payments/leave/{reference}",
  retries: 2,
  tag: "payments",
  summary:
    "The payer came back without paying: the goods of a shop order are in their cart again, once; the order waits",
  input: z.object({ reference: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({ status: z.literal(true), returned: z.boolean() }),
});

export type PayResponse = z.infer<typeof payResult>;
export type PayWith = z.infer<z.ZodMiniObject<typeof payWith>>;
