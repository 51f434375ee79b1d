import type { Cents } from "#core/money.ts";
import type { LineGoods } from "#features/catalogue/domain/line-goods.ts";
import { cheapestService } from "#features/delivery/domain/courier.ts";
import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import {
  type ParcelContents,
  servicesForParcels,
} from "#features/delivery/domain/locker-limits.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";
import { type CartShipping, cartShipping } from "./cart-shipping.ts";
import { type CartTotals, cartTotals } from "./cart-totals.ts";
import { fitQuantity, maxQuantity, type Shortage } from "./line-quantity.ts";
import { firstEnd, holdState } from "./stock-hold.ts";

export type CartLineView = Pick<
  LineGoods,
  | "productId"
  | "variantId"
  | "slug"
  | "seller"
  | "sku"
  | "name"
  | "manufacturer"
  | "category"
  | "image"
  | "picture"
  | "options"
> & {
  id: number;
  quantity: number;
  priceCents: Cents;
  maxQuantity: number;
  reservedUntil: Date | null;
  /** How many pieces are held; fewer than the quantity if a guest's cart may not hold more. */
  reservedQuantity: number;
};

/** A payment method; a fixed fee is in cents (0), a percentage in hundredths of a per cent (1). */
export type CartMethod = { id: number; fee: number; feeType: 0 | 1 };

export type CartView = {
  lines: CartLineView[];
  method: ShippingMethod;
  shipping: CartShipping;
  /** The goods that travel together from each warehouse. */
  parcels: readonly ParcelContents[];
  /** The cheapest courier to the home address; null for an empty cart. */
  delivery: DeliveryService | null;
  paymentMethods: readonly CartMethod[];
  totals: CartTotals;
  /** When the first hold ends; null if nothing is held. */
  expiration: Date | null;
  /** False while a guest's cart has held goods for the longest allowed time. */
  mayHold: boolean;
  /** Lines with more pieces than are available, with what is left. */
  shortages: (Shortage & { itemId: number; name: string })[];
};

export type KnownLine = {
  id: number;
  variantId: number;
  quantity: number;
  stock: number;
  heldByOthers: number;
  /** When the cart's own hold ends, or ended, and of how many pieces. */
  expiresAt: Date | undefined;
  held: number;
};

type Known = {
  method: ShippingMethod;
  now: Date;
  mayHold: boolean;
  lines: readonly KnownLine[];
  goods: ReadonlyMap<number, LineGoods>;
  rates: ReadonlyMap<string, readonly ShippingRate[]>;
  /** The shipping discount of the customer's plan, in percent. */
  planPercent?: number | undefined;
  couriers?: readonly DeliveryService[];
  paymentMethods?: readonly CartMethod[];
  /** What this call could not hold. */
  shortages: readonly Shortage[];
};

/** SPEC §3 "Cart state": lines with today's prices, both methods, and what is short. */
export function makeCartView(known: Known): CartView {
  const shown = known.lines.flatMap((line) => {
    const goods = known.goods.get(line.variantId);
    return goods ? { goods, ...showLine(line, goods, known.now) } : [];
  });
  const lines = shown.map(({ line }) => line);
  const totals = cartTotals(lines);
  const short = new Map(
    [...shown.flatMap(({ shortage }) => shortage ?? []), ...known.shortages].map((one) => [
      one.variantId,
      one,
    ]),
  );
  const shipped = shown.map(({ line, goods }) => ({ ...goods, quantity: line.quantity }));
  const parcels = [...Map.groupBy(shipped, ({ warehouse }) => warehouse).values()];
  const couriers = servicesForParcels(known.couriers ?? [], parcels);
  return {
    lines,
    parcels,
    method: known.method,
    shipping: cartShipping(shipped, {
      rates: known.rates,
      subtotalCents: totals.totalCents,
      planPercent: known.planPercent,
    }),
    delivery: lines.length > 0 ? (cheapestService(couriers) ?? null) : null,
    paymentMethods: known.paymentMethods ?? [],
    totals,
    expiration: firstEnd(lines.map(({ reservedUntil }) => reservedUntil)),
    mayHold: known.mayHold,
    shortages: lines.flatMap(({ id, variantId, name }) => {
      const shortage = short.get(variantId);
      return shortage ? { ...shortage, itemId: id, name } : [];
    }),
  };
}

function showLine(stored: KnownLine, goods: LineGoods, now: Date) {
  const max = goods.isSold ? maxQuantity(stored) : 0;
  const { quantity, shortage } = fitQuantity(stored.variantId, stored.quantity, max);
  const isHeld = holdState(stored.expiresAt && { expiresAt: stored.expiresAt }, now) === "held";
  const { productId, variantId, slug, seller, sku, name, manufacturer, category } = goods;
  const { image, picture, options, priceCents } = goods;
  const line: CartLineView = {
    id: stored.id,
    productId,
    variantId,
    slug,
    seller,
    sku,
    name,
    manufacturer,
    category,
    image,
    picture,
    options,
    quantity,
    priceCents,
    maxQuantity: max,
    reservedUntil: isHeld ? (stored.expiresAt ?? null) : null,
    reservedQuantity: isHeld ? Math.min(stored.held, quantity) : 0,
  };
  return { line, shortage };
}
