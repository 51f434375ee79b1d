import { type Cents, convertCents, sum, toCents } from "#core/money.ts";
import { convertLine } from "#core/money-parts.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { DiscountReason } from "#features/shipping/domain/order-discount.ts";
import {
  cartDiscountPercentage,
  shippingPriceBefore,
} from "#features/shipping/domain/shipping-discount.ts";
import { cartTotals } from "../../domain/cart-totals.ts";
import type { CartState } from "./cart-state.ts";

/** Not imported from the shared list, because that would load its rules with every cart page. */
const METHODS = ["air", "sea"] as const satisfies ShippingMethod[];

type PricedCart = Pick<CartState, "items" | "shipping" | "delivery">;

/** One shipping method with its costs to the home address, in euro cents. */
export type ShippingOption = {
  method: ShippingMethod;
  totalCents: Cents;
  shippingCents: Cents;
  /** The cheapest courier's fee. */
  deliveryCents: Cents;
  /** What shipping would cost without the discount. */
  beforeCents: Cents;
  discountPercent: number;
  discountBy: DiscountReason | null;
  days: { min: number; max: number };
};

/** Both methods, as far as they reach the country (product notes §5). */
export function cartShippingOptions({ items, shipping, delivery }: PricedCart): ShippingOption[] {
  const goods = goodsCents(items);
  const deliveryCents = toCents(delivery?.delivery_fee ?? 0);
  const last = delivery?.days ?? { min: 0, max: 0 };
  return METHODS.flatMap((method) => {
    const price = shipping?.shipping_methods[method];
    const days = shipping?.days[method];
    if (price == null || !days) return [];
    const shippingCents = toCents(price);
    // Stryker disable next-line OptionalChaining: without shipping there was no price; this is for the types
    const discountCents = toCents(shipping?.shipping_discounts[method] ?? 0);
    const beforeCents = shippingPriceBefore(shippingCents, discountCents);
    return {
      method,
      totalCents: goods + shippingCents + deliveryCents,
      shippingCents,
      deliveryCents,
      beforeCents,
      discountPercent: cartDiscountPercentage(beforeCents, discountCents),
      // Stryker disable next-line OptionalChaining: without shipping there was no price; this is for the types
      discountBy: shipping?.discount_by ?? null,
      days: { min: days.min + last.min, max: days.max + last.max },
    };
  });
}

function goodsCents(items: CartState["items"]): Cents {
  return cartTotals(items.map(({ quantity, price }) => ({ quantity, priceCents: toCents(price) })))
    .totalCents;
}

/** The chosen method, if it is available. */
export const chosenShippingOption = (
  cart: PricedCart & Pick<CartState, "shipping_method">,
): ShippingOption | undefined =>
  cartShippingOptions(cart).find(({ method }) => method === cart.shipping_method);

type ExplainedCart = {
  /** The price of each line; together they are the goods' price. */
  lineCents: Cents[];
  goodsCents: Cents;
  shippingCents: Cents;
  deliveryCents: Cents;
  totalCents: Cents;
};

/** How the total is made, in the visitor's currency, as for an order (`convertTotal`). */
export function explainCart(
  { items }: Pick<PricedCart, "items">,
  option: Pick<ShippingOption, "shippingCents" | "deliveryCents"> | undefined,
  rate = 1,
): ExplainedCart {
  const lines = items.map(({ quantity, price }) => ({ quantity, priceCents: toCents(price) }));
  const lineCents = lines.map((line) => convertLine(line, rate));
  const goodsCents = sum(lineCents);
  const shippingCents = convertCents(option?.shippingCents ?? 0, rate);
  const deliveryCents = convertCents(option?.deliveryCents ?? 0, rate);
  const totalCents = goodsCents + shippingCents + deliveryCents;
  return { lineCents, goodsCents, shippingCents, deliveryCents, totalCents };
}
