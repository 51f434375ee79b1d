import type { Cents } from "#core/money.ts";
import { tierDiscount } from "#features/cart/domain/tier-discount.ts";
import { type CalculatedMethod, calculate } from "#features/shipping/domain/calculate.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsLine } from "#features/shipping/domain/import-charges.ts";
import { shippingDiscount } from "#features/shipping/domain/shipping-discount.ts";
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
  /** Off the shipping, by the customer's plan. */
  planPercent?: number;
};

export type ForwardPrice = CalculatedMethod & {
  /** What is paid for shipping, the discount taken off. */
  shippingCents: Cents;
  discountCents: Cents;
  storageCents: Cents;
  dueCents: Cents;
};

/**
 * By the calculator's own rules, so that nobody is asked for more than it said; the cheapest first. The
 * goods were not bought here, so there is no order whose value could take something off.
 */
export function forwardPrices(rates: readonly ShippingRate[], load: Load): ForwardPrice[] {
  const { parcels, storageCents, planPercent, ...journey } = load;
  const { percent } = tierDiscount(0, planPercent);
  return calculate(rates, { ...journey, parcel: packedBox(parcels) })
    .map((method) => {
      const discountCents = shippingDiscount(method.shipping.cents, percent);
      return {
        ...method,
        shippingCents: method.shipping.cents - discountCents,
        discountCents,
        storageCents,
        dueCents: method.totalCents - discountCents + storageCents,
      };
    })
    .sort((one, other) => one.dueCents - other.dueCents);
}
