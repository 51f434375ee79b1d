import type { Cents } from "#core/money.ts";
import { cartShipping, type ShippedLine } from "#features/cart/domain/cart-shipping.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";

export type PastOrder = {
  id: number;
  method: ShippingMethod;
  subtotalCents: Cents;
  lines: readonly ShippedLine[];
};
type Rates = ReadonlyMap<string, readonly ShippingRate[]>;
export type Rehearsed = { id: number; grams: number; beforeCents: Cents; afterCents: Cents };

/** The same rates with one of them replaced. */
function withRate(rates: Rates, warehouse: string, rate: ShippingRate): Rates {
  const others = (rates.get(warehouse) ?? []).filter(({ method }) => method !== rate.method);
  return new Map([...rates, [warehouse, [...others, rate]]]);
}

/**
 * Shipping costs of past orders at today's rates and at a new rate: both are calculated now,
 * so that only the rate makes a difference. Orders not affected by the rate are left out.
 */
export function rehearseRate(
  orders: readonly PastOrder[],
  { rates, warehouse, rate }: { rates: Rates; warehouse: string; rate: ShippingRate },
): Rehearsed[] {
  const changed = withRate(rates, warehouse, rate);
  return orders
    .filter(
      ({ method, lines }) =>
        method === rate.method && lines.some((line) => line.warehouse === warehouse),
    )
    .flatMap(({ id, method, subtotalCents, lines }) => {
      const before = cartShipping(lines, { rates, subtotalCents })[method];
      const after = cartShipping(lines, { rates: changed, subtotalCents })[method];
      if (!after) return [];
      const own = lines.filter((line) => line.warehouse === warehouse);
      const grams = own.reduce((all, { quantity, parcel }) => all + quantity * parcel.grams, 0);
      return [{ id, grams, beforeCents: before?.cents ?? 0, afterCents: after.cents }];
    });
}
