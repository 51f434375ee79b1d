import type { CartView } from "#features/cart/domain/cart-view.ts";
import type { ReadOrder } from "#features/orders/server/read-order.ts";
import type { CheckoutDeps, CheckoutVisitor } from "../checkout-deps.ts";
import { cartOwner } from "../checkout-deps.ts";
import type { Contents } from "./checkout-view.ts";

/** What is in the visitor's cart now, at today's prices, sent to a country. */
export async function readContents(
  { cart }: Pick<CheckoutDeps, "cart">,
  visitor: CheckoutVisitor,
  countryId: number,
): Promise<Contents> {
  const { site, language } = visitor;
  const view = await cart.readCart({
    owner: cartOwner(visitor),
    context: { site, language },
    countryId,
  });
  const { method, shipping, shortages, expiration } = view;
  return { lines: view.lines.map(contentsLine), method, shipping, shortages, expiration };
}

function contentsLine(line: CartView["lines"][number]): Contents["lines"][number] {
  const { id, productId, variantId, slug, sku, name, picture, priceCents, quantity } = line;
  const options = line.options.map(({ value }) => value).join(", ");
  return { id, productId, variantId, slug, sku, name, options, picture, priceCents, quantity };
}

/** As it was ordered: what changes in the shop changes nothing here. */
export function orderedContents({ order, lines }: ReadOrder): Contents {
  const { shippingMethod: method, shippingFeeCents, shippingDiscountCents } = order;
  const discount = { discountCents: shippingDiscountCents, discountBy: null };
  const offer = { cents: shippingFeeCents, ...discount, days: order.transitDays };
  return {
    lines: lines.map(({ orderId: _order, position, ...line }) => ({ ...line, id: position })),
    method,
    shipping: { air: null, sea: null, [method]: offer },
    shortages: [],
    expiration: null,
  };
}
