import * as z from "zod/mini";
import type { MessageKey } from "#core/message-key.ts";
import { isIntegerCents } from "#core/money.ts";
import { LARGEST_ROW_ID } from "#core/read-ids.ts";
import { postalAddressSchema, savedAddress } from "#features/account/contract.ts";
import { byMethod, discountReason, shortages } from "#features/cart/contract.ts";
import { deliveryPoint, deliveryService } from "#features/delivery/contract.ts";
import { TOTAL_PARTS } from "#features/orders/domain/explain-total.ts";
import { ORDER_STATUSES } from "#features/orders/domain/order-status.ts";
import { cardToken, PAY_TIMEOUT_MS, payResult } from "#features/payments/contract.ts";
import { INVALID_PROVIDER, isProvider } from "#features/payments/domain/payment-provider.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { defineCall } from "#platform/api/call.ts";
import { textOf } from "#platform/api/text-of.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { CHECKOUT_STATUSES } from "./domain/checkout-status.ts";
import { CHECKOUT_STEPS } from "./domain/checkout-step.ts";

const messageKey = textOf<MessageKey>();
const nullableText = z.nullable(z.string());
const feeType = z.literal([0, 1]);
const step = z.literal([...new Set(Object.values(CHECKOUT_STEPS))], "validation.invalid");
const providerId = z.literal(Object.values(PROVIDERS));
const amount = z.number();

const product = z.object({
  id: z.int(),
  product_id: z.nullable(z.int()),
  variant_id: z.nullable(z.int()),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  /** Empty if the shop no longer sells it. */
  manufacturer: z.string(),
  category: z.string(),
  /** The seller of the goods: marketplace goods have another path. */
  seller: nullableText,
  /** Size and colour as text. */
  options: z.string(),
  picture: z.nullable(z.object({ src: z.string(), colour: z.string() })),
  quantity: z.int(),
  currentPrice: amount,
  /** The price of all its pieces; together the lines are the subtotal. */
  total: amount,
});

/** The address as typed so far; `id` is set for a saved address. SPEC §3 "Checkout state". */
const address = z.extend(postalAddressSchema, { id: z.nullable(z.int()) });

export type CheckoutAddress = z.infer<typeof address>;

const company = z.object({
  company_name: z.string(),
  company_code: z.string(),
  vat_code: z.string(),
});

export type CheckoutCompany = z.infer<typeof company>;

const paymentMethod = z.object({
  id: providerId,
  fee: amount,
  fee_type: feeType,
  /** The fee as an amount, and the total with it. */
  fee_amount: amount,
  total: amount,
});

const payment = z.object({
  payment_processor_id: providerId,
  type: z.enum(["balance", "provider"]),
  amount,
});
export type CheckoutPayment = z.infer<typeof payment>;

const order = z.object({
  id: z.int(),
  number: z.string(),
  slug: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** The payer has confirmed a payment, and its money is on its way: see `payment_reference`. */
  is_being_paid: z.boolean(),
  paid_at: nullableText,
  payment_reference: z.nullable(z.string()),
});

/** SPEC §3 "Checkout data from server", exactly, and what our pages need in addition. */
const data = z.object({
  status: z.enum(CHECKOUT_STATUSES),
  slug: z.string(),
  /** The furthest step whose page may be shown. */
  step,
  /** What is still missing in the shipping step, by field; empty if the step is complete. */
  lacking: z.record(z.string(), z.array(messageKey)),
  is_guest: z.boolean(),
  /** The currency of all amounts except those of the wallet. */
  currency: z.string(),
  products: z.array(product),
  shipping_fee: z.nullable(amount),
  shipping_methods: byMethod(z.nullable(amount)),
  shipping_discounts: byMethod(amount),
  shipping_days: byMethod(z.nullable(z.object({ min: z.int(), max: z.int() }))),
  tier_based_shipping_discount: amount,
  /** Whether the plan or the value of the order gives the discount; not stored with an order. */
  shipping_discount_by: discountReason,
  selected_shipping_method: z.enum(SHIPPING_METHODS),
  country_id: z.int(),
  delivery_fee: amount,
  /**
   * Couriers of the chosen country; `pickup_points` has the chosen one and a few in the buyer's town,
   * /api/delivery/pickup-points has all.
   */
  local_delivery_couriers: z.array(
    z.extend(deliveryService, { pickup_points: z.array(deliveryPoint) }),
  ),
  /** Whether couriers to pickup points are left out, since the parcel does not fit there. */
  too_large_for_pickup: z.boolean(),
  /** A `local_delivery_type`; −1: none. */
  local_delivery: z.int(),
  courier_info: z.nullable(z.extend(deliveryService, { parcel_shop: z.nullable(deliveryPoint) })),
  email: z.string(),
  /** The default first, then the oldest; pages reverse the order (`toCheckoutState`). */
  client_addresses: z.array(savedAddress),
  address: z.nullable(address),
  /** The typed address; kept while a saved address is chosen. */
  typed_address: z.nullable(z.omit(address, { id: true })),
  company: z.nullable(company),
  payment_methods: z.array(paymentMethod),
  /** The chosen provider; −1: none. */
  payment_id: z.int(),
  payments: z.array(payment),
  promotion: z.nullable(
    z.object({
      code: z.string(),
      /** In euros or per cent, depending on `promotion_type`. */
      discount_amount: amount,
      promotion_type: feeType,
      /** The discount as an amount. */
      amount,
    }),
  ),
  /** Why a code that was entered is no longer valid. */
  promotion_refused: z.nullable(messageKey),
  /** In euros; null for guests. */
  wallet: z.nullable(z.object({ available: amount, used: amount })),
  /** Every part of the total, with the fee of the chosen provider; the parts add up to the total. */
  price: z.array(z.object({ part: z.enum(TOTAL_PARTS), amount })),
  total: amount,
  /** SPEC §4: base + payment fee, ignoring balance. */
  analytics_total: amount,
  expiration: nullableText,
  reservation_error: shortages,
  order_id: z.nullable(z.int()),
  order: z.nullable(order),
});

export type CheckoutData = z.infer<typeof data>;

const answer = z.object({ status: z.literal(true), data });
const done = z.object({ status: z.literal(true) });
const common = { tag: "checkout", output: answer };

const id = z.int("validation.invalid").check(z.maximum(LARGEST_ROW_ID, "validation.invalid"));
const bySlug = z.object({
  slug: z.string("validation.invalid").check(z.maxLength(100, "validation.invalid")),
  language_id: z.optional(z.int("validation.invalid")),
});
/** What was typed so far; completeness is checked before the payment step. */
const typed = z.string("validation.invalid").check(z.maxLength(254, "validation.too_long"));

const choices = {
  shipping: z.optional(z.enum(SHIPPING_METHODS, "validation.invalid")),
  delivery: z.optional(id.check(z.minimum(-1, "validation.invalid"))),
  parcel_shop: z.optional(z.nullable(typed)),
  address: z.optional(
    z.object(
      {
        id: z.optional(z.nullable(id)),
        first_name: z.optional(typed),
        last_name: z.optional(typed),
        first_address: z.optional(typed),
        city: z.optional(typed),
        zip: z.optional(typed),
        phone_number: z.optional(typed),
        country_id: z.optional(id),
      },
      "validation.invalid",
    ),
  ),
  country: z.optional(id),
  email: z.optional(typed),
  company: z.optional(
    z.nullable(z.object({ company_name: typed, company_code: typed, vat_code: typed })),
  ),
  payment_id: z.optional(
    z
      .int("validation.invalid")
      .check(
        z.refine(
          (provider) => provider === INVALID_PROVIDER || isProvider(provider),
          "validation.invalid",
        ),
      ),
  ),
};

const money = z
  .number("validation.number")
  .check(
    z.minimum(0, "validation.invalid"),
    z.maximum(10_000_000, "validation.invalid"),
    z.refine(isIntegerCents, "validation.invalid"),
  );

export const generateCheckoutCall = defineCall({
  method: "GET",
  path: "/api/checkout/generate",
  tag: "checkout",
  changesState: true,
  summary:
    "Starts a checkout of the cart and holds its goods anew; what is short is said. The one before is over",
  input: z.object({}),
  output: z.object({ status: z.literal(true), slug: z.string(), reservation_error: shortages }),
});

export const currentCheckoutCall = defineCall({
  path: "/api/checkout/current",
  tag: "checkout",
  summary: "The visitor's live checkout, if there is one",
  input: z.object({}),
  output: z.object({ status: z.literal(true), slug: nullableText }),
});

/** For a buyer who left the bank's page: the cart is empty, and the order can still be paid. */
export const unpaidCheckoutCall = defineCall({
  path: "/api/checkout/unpaid",
  tag: "checkout",
  summary: "The visitor's live checkout if its order is made and not paid",
  input: z.object({}),
  output: z.object({ status: z.literal(true), slug: nullableText }),
});

/** SPEC §9: fetched and invalidated with 2 retries. */
export const fetchCheckoutCall = defineCall({
  path: "/api/checkout/fetch/{slug}",
  retries: 2,
  ...common,
  summary:
    "The whole checkout. Step 4 takes shipping, delivery, address, country and email and wants them complete; step 5 a way to pay",
  input: z.extend(bySlug, { step, ...choices }),
});

export const saveCheckoutCall = defineCall({
  path: "/api/checkout/save/{slug}",
  retries: 2,
  ...common,
  summary: "Keeps what was chosen and typed so far, complete or not",
  input: z.extend(bySlug, choices),
});

export const invalidateCheckoutCall = defineCall({
  path: "/api/checkout/invalidate/{slug}",
  retries: 2,
  tag: "checkout",
  summary: "Ends a checkout; what was typed is there again in the next one",
  input: bySlug,
  output: done,
});

export const promotionCall = defineCall({
  path: "/api/checkout/promotion/{slug}",
  ...common,
  summary: "Uses a promotion code, or says why it does not count",
  input: z.extend(bySlug, {
    code: z
      .string("validation.required")
      .check(
        z.trim(),
        z.minLength(1, "validation.required"),
        z.maxLength(60, "validation.too_long"),
      ),
  }),
});

export const removePromotionCall = defineCall({
  path: "/api/checkout/remove-promotion/{slug}",
  ...common,
  summary: "Takes the promotion code away",
  input: bySlug,
});

export const useBalanceCall = defineCall({
  path: "/api/checkout/use-balance",
  ...common,
  summary: "Pays a part from the customer's wallet, in euros; never more than there is to pay",
  input: z.extend(bySlug, { amount: money.check(z.positive("validation.invalid")) }),
});

export const removeBalanceCall = defineCall({
  path: "/api/checkout/remove-balance",
  tag: "checkout",
  summary: "Pays nothing from the wallet",
  input: bySlug,
  output: done,
});

/** Needs the header Idempotency-Key, one per attempt. `total` and `currency` are what the customer saw. */
export const payCheckoutCall = defineCall({
  path: "/api/checkout/pay/{slug}",
  timeoutMs: PAY_TIMEOUT_MS,
  tag: "checkout",
  summary:
    "Places the order and starts its payment; one Idempotency-Key, one payment. `total` and `currency` are what the customer saw: where they changed, nothing is done",
  input: z.extend(bySlug, {
    payment_id: choices.payment_id,
    total: z.optional(money),
    currency: z.optional(z.string().check(z.maxLength(3))),
    stripe_token: z.optional(cardToken),
  }),
  output: payResult,
});

export type CheckoutResponse = z.infer<typeof answer>;
/** What the customer chose and typed so far, complete or not. */
export type CheckoutChoices = z.infer<z.ZodMiniObject<typeof choices>>;
