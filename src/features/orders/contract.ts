import * as z from "zod/mini";
import { postalAddressSchema } from "#features/account/contract.ts";
import { PAY_TIMEOUT_MS, payResult, payWith } from "#features/payments/contract.ts";
import { PAYMENT_STATUSES } from "#features/payments/domain/payment-status.ts";
import { defineCall } from "#platform/api/call.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { TOTAL_PARTS } from "./domain/explain-total.ts";
import { ORDER_STATUSES } from "./domain/order-status.ts";
import { ORDERS_FILTERS } from "./domain/orders-filter.ts";

const nullableText = z.nullable(z.string());
const status = z.enum(ORDER_STATUSES);
const picture = z.nullable(z.object({ src: z.string(), colour: z.string() }));

const head = {
  id: z.int(),
  number: z.string(),
  slug: z.string(),
  type: z.enum(["shop_orders", "quotes"]),
  status,
  created_at: z.string(),
  currency: z.string(),
  total: z.number(),
  quantity: z.int(),
};
const money = { from_wallet: z.number(), due: z.number() };
const summary = z.object({
  ...head,
  ...money,
  items: z.array(z.object({ name: z.string(), picture })),
});

/** Parcels have states of their own. */
const parcel = z.object({
  ...head,
  type: z.literal("forward_requests"),
  status: z.string(),
  items: summary.shape.items,
});

const item = z.object({
  product_id: z.nullable(z.int()),
  variant_id: z.nullable(z.int()),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  options: z.string(),
  picture,
  quantity: z.int(),
  currentPrice: z.number(),
  total: z.number(),
});

const paper = z.object({ id: z.string(), number: z.string() });

const details = z.object({
  ...head,
  items: z.array(item),
  price: z.array(
    z.object({
      part: z.enum(TOTAL_PARTS),
      amount: z.number(),
    }),
  ),
  history: z.array(
    z.object({
      status,
      actor: z.enum(["customer", "staff", "guest", "payment", "system"]),
      at: z.string(),
    }),
  ),
  shipments: z.array(
    z.object({ carrier: z.string(), tracking_number: z.string(), sent_at: z.string() }),
  ),
  payments: z.array(
    z.object({
      payment_processor_id: z.literal(Object.values(PROVIDERS)),
      status: z.enum(PAYMENT_STATUSES),
      amount: z.number(),
      refunded: z.number(),
      created_at: z.string(),
    }),
  ),
  invoice: z.nullable(paper),
  credit_notes: z.array(paper),
  shipping_method: z.enum(["air", "sea"]),
  courier: nullableText,
  days: z.nullable(z.object({ min: z.int(), max: z.int() })),
  paid_at: nullableText,
  pickup_point: z.nullable(z.object({ id: z.string(), name: z.string(), address: z.string() })),
  meets_customs: z.boolean(),
  address: z.nullable(postalAddressSchema),
  can_cancel: z.boolean(),
  can_withdraw: z.boolean(),
  withdrawal_until: nullableText,
  withdrawn_at: nullableText,
});

const TAG = "my orders";
const bySlug = z.object({
  slug: z.string().check(z.maxLength(100)),
  language_id: z.optional(z.int()),
});
const answer = z.object({ status: z.literal(true), order: details });

export const myOrdersCall = defineCall({
  path: "/api/my-orders/get-my-orders",
  tag: TAG,
  summary: "The customer's orders and forwarded parcels, the newest first, 20 a page",
  input: z.object({
    language_id: z.optional(z.int()),
    page: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
    type_for_filter: z.optional(z.nullable(z.enum(ORDERS_FILTERS))),
  }),
  output: z.object({ items: z.array(z.union([summary, parcel])), total: z.int() }),
});

export const orderCall = defineCall({
  path: "/api/my-orders/get-order/{slug}",
  tag: TAG,
  summary: "One order with items, price, history, shipments, payments and invoice",
  input: bySlug,
  output: answer,
});

export const cancelOrderCall = defineCall({
  path: "/api/my-orders/cancel/{slug}",
  tag: TAG,
  summary: "Calls an order off while nothing has been bought for it; what was paid goes back",
  input: bySlug,
  output: answer,
});

export const withdrawOrderCall = defineCall({
  path: "/api/my-orders/withdraw/{slug}",
  tag: TAG,
  summary: "Withdraws from an order until 14 days after delivery; a receipt is mailed",
  input: bySlug,
  output: answer,
});

const byKey = "with the header Idempotency-Key the same key is the same payment";

export const payOrderCall = defineCall({
  path: "/api/my-orders/pay/{slug}",
  timeoutMs: PAY_TIMEOUT_MS,
  tag: TAG,
  summary: `Pays for an order that is not paid yet, which is held again first; ${byKey}`,
  input: z.extend(bySlug, payWith),
  output: payResult,
});
