import * as z from "zod/mini";
import { deliveryService } from "#features/delivery/contract.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { defineCall, type InputOf, type OutputOf } from "#platform/api/call.ts";
import { rowId } from "#platform/api/row-id.ts";
import { MOST_CARRIED } from "./domain/carried-goods.ts";
import { MOST_PER_LINE } from "./domain/line-quantity.ts";

const euros = z.number();
export const byMethod = <Value extends z.core.SomeType>(value: Value) =>
  z.object({ air: value, sea: value });

/** Product notes §7 "Cart line", exactly; amounts in euros. */
const item = z.object({
  id: z.int(),
  product_id: z.int(),
  variant_id: z.int(),
  slug: z.string(),
  seller: z.nullable(z.string()),
  sku: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  /** The path of categories, topmost first; empty if the site no longer sells the goods. */
  category: z.string(),
  image: z.nullable(z.string()),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  quantity: z.int(),
  price: euros,
  max_quantity: z.int(),
  reserved_until: z.nullable(z.string()),
  /** How many of the pieces are held. */
  reserved_quantity: z.int(),
});
export type CartItem = z.infer<typeof item>;

/** Lines that could not be held in full, with what is left. */
export const shortages = z.nullable(
  z.array(
    z.object({
      item_id: z.int(),
      variant_id: z.int(),
      name: z.string(),
      requested: z.int(),
      available: z.int(),
    }),
  ),
);

export const discountReason = z.nullable(z.enum(["plan", "value"]));

/** SPEC §3 "Cart state" as the server sends it. */
const cart = z.object({
  items: z.array(item),
  /** The cheapest courier to the home address, as the checkout offers it; null without lines. */
  delivery: z.nullable(deliveryService),
  /** Payment methods with their fees: euros (0) or per cent (1). */
  payment_methods: z.array(
    z.object({ id: z.int(), fee: z.number(), fee_type: z.union([z.literal(0), z.literal(1)]) }),
  ),
  shipping: z.object({
    shipping_methods: byMethod(z.nullable(euros)),
    shipping_discounts: byMethod(euros),
    /** Whether the customer's plan or the value of the order gives the discount. */
    discount_by: discountReason,
    days: byMethod(z.nullable(z.object({ min: z.int(), max: z.int() }))),
  }),
  shipping_method: z.enum(SHIPPING_METHODS),
  expiration: z.nullable(z.string()),
  /** False if a guest's cart has held goods for the longest allowed time. */
  may_hold: z.boolean(),
  reservation_error: shortages,
  total_items: z.int(),
  total_quantity: z.int(),
  total_sum: euros,
});

export type CartData = z.infer<typeof cart>;

const output = z.object({ status: z.literal(true), cart });

const quantity = z
  .int("validation.quantity")
  .check(
    z.minimum(1, "validation.quantity"),
    z.maximum(MOST_PER_LINE, "validation.quantity_large"),
  );
const language_id = z.optional(z.int("validation.invalid"));
const common = { tag: "cart", output };

/** SPEC §9: fetched with 2 retries. */
export const fetchCartCall = defineCall({
  path: "/api/cart/fetch",
  retries: 2,
  ...common,
  summary:
    "The visitor's cart, in euros: lines, both shipping methods, and when the first hold ends",
  input: z.object({ language_id }),
});

export const addToCartCall = defineCall({
  path: "/api/cart/add",
  ...common,
  summary:
    "More of a variant, held for a while; reservation_error says what there is less of. With is_total the quantity is what the line has afterwards, at least",
  input: z.object({
    product_id: rowId,
    variant_id: rowId,
    quantity,
    is_total: z.optional(z.boolean()),
    language_id,
  }),
});

export const updateCartCall = defineCall({
  path: "/api/cart/update",
  ...common,
  summary: "Another quantity of a line, held anew",
  input: z.object({ item_id: rowId, quantity, language_id }),
});

export const removeFromCartCall = defineCall({
  path: "/api/cart/remove",
  ...common,
  summary: "Takes a line out; what it held is free",
  input: z.object({ item_id: rowId, language_id }),
});

export const cartMethodCall = defineCall({
  path: "/api/cart/shipping-method",
  ...common,
  summary: "By air or by sea; both prices stay in the answer",
  input: z.object({
    shipping_method: z.enum(SHIPPING_METHODS, "validation.invalid"),
    language_id,
  }),
});

/** Finds which goods of another shop's cart are sold here. */
export const findGoodsCall = defineCall({
  path: "/api/cart/find-goods",
  tag: "cart",
  summary: "Which goods of another country's cart this shop sells, and for how much",
  input: z.object({
    goods: z
      .array(z.object({ product_id: rowId, variant_id: rowId, quantity }))
      .check(z.maxLength(MOST_CARRIED, "validation.invalid")),
    language_id,
  }),
  output: z.object({
    status: z.literal(true),
    items: z.array(
      z.pick(item, {
        product_id: true,
        variant_id: true,
        slug: true,
        seller: true,
        name: true,
        image: true,
        options: true,
        quantity: true,
        price: true,
      }),
    ),
    missing: z.int(),
  }),
});

export type InLanguage = InputOf<typeof fetchCartCall>;
export type CartResponse = z.infer<typeof output>;
export type FoundGoods = OutputOf<typeof findGoodsCall>["items"][number];
