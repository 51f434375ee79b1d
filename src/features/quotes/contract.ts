import * as z from "zod/mini";
import { isIntegerCents } from "#core/money.ts";
import { postalAddressSchema, savedAddress } from "#features/account/contract.ts";
import { discountReason } from "#features/cart/contract.ts";
import { deliveryService } from "#features/delivery/contract.ts";
import { ORDER_STATUSES } from "#features/orders/domain/order-status.ts";
import { PAY_TIMEOUT_MS, payResult, payWith } from "#features/payments/contract.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { defineCall, type InputOf } from "#platform/api/call.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { QUOTE_PARTS } from "./domain/explain-quote.ts";
import {
  draftLineSchema,
  LINE_CURRENCIES,
  MAX_LINES,
  orderLineSchema,
} from "./domain/order-line.ts";
import { QUOTE_STATUSES } from "./domain/quote-status.ts";

const amount = z.number();
const nullableText = z.nullable(z.string());
const status = z.enum(QUOTE_STATUSES);
const days = z.object({ min: z.int(), max: z.int() });
const line = {
  url: z.string(),
  name: z.string(),
  quantity: z.int(),
  price: z.nullable(amount),
  currency: z.enum(LINE_CURRENCIES),
  options: z.string(),
  comment: z.string(),
  kind: z.enum(GOODS_KINDS),
  files: z.array(z.string()),
};

/** Amounts are in the quote's currency. */
const head = z.object({
  id: z.int(),
  number: z.string(),
  slug: z.string(),
  status,
  /** Set once the quote has become an order. */
  order_status: z.nullable(z.enum(ORDER_STATUSES)),
  created_at: z.string(),
  expires_at: nullableText,
  currency: z.string(),
  /** Until the owner chooses, counted with the cheapest shipping method and courier; null without a price. */
  total: z.nullable(amount),
  /** True while the total is the least possible: the owner has not yet chosen the shipping method and the courier. */
  is_from: z.boolean(),
  quantity: z.int(),
  names: z.array(z.string()),
  site: z.object({ name: z.string(), region: z.string() }),
});
export type QuoteSummary = z.infer<typeof head>;

const item = z.object({
  ...line,
  /** In the shop's currency, as the shop charges it. */
  price: z.nullable(amount),
  shop: z.string(),
  /** For all pieces of this line, as quoted. */
  total: z.nullable(amount),
});
export type QuoteItem = z.infer<typeof item>;

const part = z.object({ part: z.enum(QUOTE_PARTS), amount });
export type QuoteSum = z.infer<typeof part>;
const parts = z.array(part);
const quoteMethod = z.object({
  price: amount,
  discount: amount,
  /** Whether the discount comes from the plan or from the value of the goods. */
  discount_by: discountReason,
  chargeable_weight: amount,
  days,
  duty: amount,
  vat: amount,
  /** The parts add up to `total`. */
  parts,
  /** Without the courier's fee. */
  total: amount,
  /** The total with the cheapest courier: the least that the customer can pay. */
  from: amount,
});
export type QuoteMethod = z.infer<typeof quoteMethod>;
const method = z.nullable(quoteMethod);

/** A courier and the quote's total with it, converted in one step, so that it equals the total asked for later. */
const courier = z.extend(deliveryService, {
  totals: z.object({ air: z.nullable(amount), sea: z.nullable(amount) }),
});

const quote = z.extend(head, {
  /** False for a visitor who only has the link: they may view and pay, but see no address. */
  is_owner: z.boolean(),
  items: z.array(item),
  methods: z.object({ air: method, sea: method }),
  /** The parts of the total; empty until the shipping method is chosen. */
  parts,
  /** True while the prices rest only on what the customer entered and nobody has confirmed them. */
  is_estimate: z.boolean(),
  /** The number of lines without a known price. */
  unpriced: z.int(),
  note: nullableText,
  history: z.array(
    z.object({
      status,
      actor: z.enum(["customer", "staff", "guest", "system"]),
      at: z.string(),
      note: nullableText,
    }),
  ),
  country_id: z.int(),
  delivery: z.nullable(
    z.object({
      shipping_method: z.enum(SHIPPING_METHODS),
      local_delivery_type: z.int(),
      courier: z.string(),
      delivery_fee: amount,
      pickup_point: z.nullable(z.object({ id: z.string(), name: z.string(), address: z.string() })),
      address: z.nullable(postalAddressSchema),
    }),
  ),
  local_delivery_couriers: z.array(courier),
  /** True if couriers to pickup points are left out because the parcel does not fit there. */
  too_large_for_pickup: z.boolean(),
  client_addresses: z.array(savedAddress),
  payment_methods: z.array(
    z.object({
      id: z.literal(Object.values(PROVIDERS)),
      /** In euros or per cent, see `fee_type`. */
      fee: amount,
      fee_type: z.literal([0, 1]),
      fee_amount: amount,
      total: amount,
    }),
  ),
  /** The balance of the owner's wallet, in euros. */
  wallet: z.nullable(amount),
  /** The total in euros and the exchange rate (units of the quote's currency per euro), to count a wallet payment. */
  euros: z.nullable(amount),
  rate: amount,
  /** The amount left to pay. Once the quote is an order, the part paid from the wallet is already subtracted. */
  due: z.nullable(amount),
  is_paid: z.boolean(),
  /** The payment provider that was paid; null before payment. */
  payment_id: z.nullable(z.literal(Object.values(PROVIDERS))),
  /** When its order was paid. */
  paid_at: nullableText,
  /** The provider of the last payment attempt, whatever its result. The page preselects it. */
  tried_payment_id: z.nullable(z.literal(Object.values(PROVIDERS))),
  /** A payment for its order is pending. */
  is_being_paid: z.boolean(),
});
export type QuoteDetails = z.infer<typeof quote>;

export const bySlug = z.object({ slug: z.string().check(z.maxLength(100)) });
export const answer = z.object({ status: z.literal(true), quote });
const TAG = "quotes";
export const words = (most: number) =>
  z
    .string("validation.required")
    .check(
      z.trim(),
      z.minLength(1, "validation.required"),
      z.maxLength(most, "validation.too_long"),
    );
const euros = z
  .number("validation.number")
  .check(
    z.positive("validation.invalid"),
    z.maximum(100_000, "validation.invalid"),
    z.refine(isIntegerCents, "validation.invalid"),
  );

const form = z.object({
  status: z.literal(true),
  lines: z.array(z.object(line)),
  is_guest: z.boolean(),
});

export const fetchFormCall = defineCall({
  path: "/api/order-form/fetch",
  retries: 2,
  tag: TAG,
  summary: "The order form as it was filled in so far: a guest's by cookie, a customer's anywhere",
  input: z.object({}),
  output: form,
});

export const saveFormCall = defineCall({
  path: "/api/order-form/save",
  retries: 2,
  tag: TAG,
  summary:
    "Keeps the order form, complete or not; what was a guest's when it was fetched (`is_guest`) joins the customer's",
  input: z.object({
    lines: z.array(draftLineSchema).check(z.maxLength(MAX_LINES, "validation.too_many_lines")),
    /** `is_guest` from the fetched form. If the guest has logged in since, their saved lines are kept, too. */
    is_guest: z.optional(z.boolean()),
  }),
  output: form,
});

export const createQuoteCall = defineCall({
  path: "/api/quotes/create",
  tag: TAG,
  summary:
    "Asks for a price of things sold elsewhere, at most 50 lines; an estimate until staff confirm it, or at once where they know the shop's prices",
  input: z.object({
    items: z
      .array(orderLineSchema)
      .check(
        z.minLength(1, "validation.required"),
        z.maxLength(MAX_LINES, "validation.too_many_lines"),
      ),
    country_id: z.optional(z.int()),
  }),
  output: answer,
});

export const listQuotesCall = defineCall({
  path: "/api/quotes/list",
  tag: TAG,
  summary:
    "The customer's quotes on this site or, with all_stores, on all; the newest first, 20 a page",
  input: z.object({
    all_stores: z.optional(z.boolean()),
    page: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  }),
  output: z.object({ status: z.literal(true), items: z.array(head), total: z.int() }),
});

export const quoteCall = defineCall({
  path: "/api/quotes/get/{slug}",
  retries: 2,
  tag: TAG,
  summary: "One quote; whoever holds the link sees it, and nobody's address but its owner's own",
  input: bySlug,
  output: answer,
});

export const submitInfoCall = defineCall({
  path: "/api/quotes/additional-info/{slug}",
  tag: TAG,
  summary: "The owner's answer to what was unclear; the quote is looked at again",
  input: z.extend(bySlug, {
    comment: words(2000),
    files: z._default(z.array(z.string().check(z.maxLength(80))), []),
    items: z._default(
      z
        .array(
          z.object({
            position: z.int().check(z.minimum(0), z.maximum(MAX_LINES)),
            options: z.optional(z.string().check(z.maxLength(200, "validation.too_long"))),
            price: z.optional(z.nullable(euros)),
            currency: z.optional(z.enum(LINE_CURRENCIES)),
          }),
        )
        .check(z.maxLength(MAX_LINES)),
      [],
    ),
  }),
  output: answer,
});

export const recalculateCall = defineCall({
  path: "/api/quotes/recalculate/{slug}",
  tag: TAG,
  summary: "Asks anew for a price that has run out",
  input: bySlug,
  output: answer,
});

export const setDeliveryCall = defineCall({
  path: "/api/quotes/set-delivery/{slug}",
  tag: TAG,
  summary: "How a priced quote travels and where it is delivered; by its owner",
  input: z.extend(bySlug, {
    shipping: z.enum(SHIPPING_METHODS, "validation.invalid"),
    /** A `local_delivery_type`. */
    delivery: z.int("validation.required"),
    parcel_shop: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
    address: z.record(
      z.string(),
      z.optional(z.nullable(z.union([z.string().check(z.maxLength(254)), z.int(), z.boolean()]))),
    ),
  }),
  output: answer,
});

/**
 * Send one Idempotency-Key header per attempt. `total` is the sum that the payer saw, `balance` the part
 * paid from their wallet, in euros.
 */
export const payQuoteCall = defineCall({
  path: "/api/quotes/pay/{slug}",
  timeoutMs: PAY_TIMEOUT_MS,
  tag: TAG,
  summary:
    "Accepts the price, which makes it an order of the same number, and starts to pay; with `balance`, euros of its owner's wallet, only the rest; one Idempotency-Key, one payment",
  input: z.extend(bySlug, {
    ...payWith,
    total: z.optional(z.number().check(z.minimum(0))),
    balance: z.optional(z.union([z.literal(0), euros])),
  }),
  output: payResult,
});

export type QuoteResponse = z.infer<typeof answer>;
export type DeliveryInput = Omit<InputOf<typeof setDeliveryCall>, "slug">;
