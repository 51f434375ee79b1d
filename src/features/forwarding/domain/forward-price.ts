import type { Cents } from "#core/money.ts";
import { type CalculatedMethod, calculate } from "#features/shipping/domain/calculate.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsLine } from "#features/shipping/domain/import-charges.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";
import { packedBox } from "./packed-box.ts";

/** What travels together: its boxes, its goods, and where to. */
export type Load = {
  from: string;
  to: string;
  /** yyyy-MM-dd */
  day: string;
  parcels: readonly Parcel[];
  lines: readonly GoodsLine[];
  storageCents: Cents;
};

export type ForwardPrice = CalculatedMethod & { storageCents: Cents; dueCents: Cents };

/** By the calculator's own rules, so that nobody is asked for more than it said; the cheapest first. */
export function forwardPrices(rates: readonly ShippingRate[], load: Load): ForwardPrice[] {
  const { parcels, storageCents, ...journey } = load;
  return calculate(rates, { ...journey, parcel: packedBox(parcels) }).map((method) => ({
    ...method,
    storageCents,
    dueCents: method.totalCents + storageCents,
  }));
}
