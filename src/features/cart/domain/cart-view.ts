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
  /** How many pieces are held; fewer than wanted where a guest's cart may hold no more. */
  reservedQuantity: number;
};

/** A way to pay; a fixed fee is in cents (0), a percentage in hundredths of a per cent (1). */
export type CartMethod = { id: number; fee: number; feeType: 0 | 1 };

export type CartView = {
  lines: CartLineView[];
  method: ShippingMethod;
  shipping: CartShipping;
  /** What is brought together from each warehouse. */
  parcels: readonly ParcelContents[];
  /** The cheapest to the door; null while there is nothing to bring. */
  delivery: DeliveryService | null;
  paymentMethods: readonly CartMethod[];
  totals: CartTotals;
  /** When the first hold ends; null where nothing is held. */
  expiration: Date | null;
  /** False where a guest's cart has held goods as long as it may, for now. */
  mayHold: boolean;
  /** Lines that cannot be had as they are wanted, with what is left. */
  shortages: (Shortage & { itemId: number; name: string })[];
};

export type KnownLine = {
  id: number;
  variantId: number;
  quantity: number;
  stock: number;
  heldByOthers: number;
  /** The end of the cart's own hold, also if it is over, and of how many. */
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
  /** Off the shipping, by the customer's plan. */
  planPercent?: number | undefined;
  couriers?: readonly DeliveryService[];
  paymentMethods?: readonly CartMethod[];
  /** What the call itself could not hold. */
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
