import * as z from "zod/mini";
import { postalAddressSchema } from "#features/account/contract.ts";
import { PAY_TIMEOUT_MS, payResult, payWith } from "#features/payments/contract.ts";
import { PAID_STATUSES } from "#features/payments/domain/payment-status.ts";
import { defineCall } from "#platform/api/call.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { TOTAL_PARTS } from "./domain/explain-total.ts";
import { ORDER_STATUSES } from "./domain/order-status.ts";
import { ORDERS_FILTERS } from "./domain/orders-filter.ts";

const nullableText = z.nullable(z.string());
const status = z.enum(ORDER_STATUSES);
const picture = z.nullable(z.object({ src: z.string(), colour: z.string() }));

/** Amounts are in the order's currency. */
const head = {
  id: z.int(),
  number: z.string(),
  slug: z.string(),
  type: z.enum(["shop_orders", "quotes"]),
  status,
  created_at: z.string(),
  currency: z.string(),
  /** What all of it costs, however it is paid. */
  total: z.number(),
  /** How many pieces are in the order, and the first few of them. */
  quantity: z.int(),
};
/** What the wallet pays of the order (all of it, or a part beside a provider), and what is still to be paid. */
const money = { from_wallet: z.number(), due: z.number() };
/** A part of the order has left while the rest is still in the warehouse. */
const sent = { is_part_shipped: z.boolean() };
const summary = z.object({
  ...head,
  ...money,
  ...sent,
  items: z.array(z.object({ name: z.string(), picture })),
});

export type OrderSummary = z.infer<typeof summary>;

/** A forwarded parcel: listed among the orders but with its own states. Its slug is its number's. */
const parcel = z.object({
  ...head,
  type: z.literal("forward_requests"),
  status: z.string(),
  items: summary.shape.items,
});

export type ParcelSummary = z.infer<typeof parcel>;
export type ListedOrder = OrderSummary | ParcelSummary;

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

export type OrderItem = z.infer<typeof item>;

const payment = z.object({
  payment_processor_id: z.literal(Object.values(PROVIDERS)),
  /** Only payments that are pending or paid are listed. */
  status: z.enum(["pending", ...PAID_STATUSES]),
  amount: z.number(),
  refunded: z.number(),
  created_at: z.string(),
});
export type OrderPayment = z.infer<typeof payment>;

const paper = z.object({ id: z.string(), number: z.string() });

const shipment = z.object({
  /** Empty if the shipment contains the whole order. */
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  carrier: z.string(),
  tracking_number: z.string(),
  sent_at: z.string(),
});

const details = z.object({
  ...head,
  ...money,
  ...sent,
  items: z.array(item),
  /** They add up to the total. */
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
  shipments: z.array(shipment),
  payments: z.array(payment),
  invoice: z.nullable(paper),
  credit_notes: z.array(paper),
  shipping_method: z.enum(["air", "sea"]),
  courier: nullableText,
  /** Days from the payment to the delivery, as promised to the buyer; null if not known. */
  days: z.nullable(z.object({ min: z.int(), max: z.int() })),
  paid_at: nullableText,
  pickup_point: z.nullable(z.object({ id: z.string(), name: z.string(), address: z.string() })),
  /** False within one customs area, where no customs check takes place. */
  meets_customs: z.boolean(),
  /** Only the order's owner gets it, not everyone who has the link. */
  address: z.nullable(postalAddressSchema),
  can_cancel: z.boolean(),
  can_withdraw: z.boolean(),
  withdrawal_until: nullableText,
  withdrawn_at: nullableText,
});

export type OrderDetails = z.infer<typeof details>;

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
