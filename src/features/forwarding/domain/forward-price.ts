import { type Cents, sum } from "#core/money.ts";
import { type CalculatedMethod, calculate } from "#features/shipping/domain/calculate.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsLine } from "#features/shipping/domain/import-charges.ts";
import { daysToDoor, type LocalDelivery } from "#features/shipping/domain/local-delivery.ts";
import { orderDiscount } from "#features/shipping/domain/order-discount.ts";
import { shippingDiscount } from "#features/shipping/domain/shipping-discount.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";

/**
 * What was charged too much goes back to the wallet; what was charged too little the shop pays, since the
 * price was promised.
 */
export const overEstimate = (askedCents: Cents, actualCents: Cents): Cents =>
  Math.max(0, askedCents - actualCents);

type Money = { dueCents: Cents; refundedCents: Cents; returnedCents: Cents };

/** Of what was paid: neither in the wallet again for having been too much, nor given back by the payment. */
export const leftOfPaid = ({ dueCents, refundedCents, returnedCents }: Money): Cents =>
  Math.max(0, dueCents - refundedCents - returnedCents);

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
  /** The courier's last stretch, where one goes to the door. */
  delivery?: LocalDelivery | null;
};

export type ForwardPrice = CalculatedMethod & {
  /** What is paid for shipping, the discount taken off. */
  shippingCents: Cents;
  discountCents: Cents;
  storageCents: Cents;
  deliveryCents: Cents;
  dueCents: Cents;
  /** To the door. */
  days: { min: number; max: number };
};

/**
 * By the calculator's own rules, the courier to the door included, so that what it said is what is paid
 * (product notes §5); the cheapest first. The
 * goods were not bought here, so there is no order whose value could take something off.
 */
export function forwardPrices(rates: readonly ShippingRate[], load: Load): ForwardPrice[] {
  const { parcels, storageCents, planPercent, delivery = null, ...journey } = load;
  const deliveryCents = delivery?.feeCents ?? 0;
  const { percent } = orderDiscount(0, planPercent);
  return calculate(rates, { ...journey, parcel: packedBox(parcels) })
    .map((method) => {
      const discountCents = shippingDiscount(method.shipping.cents, percent);
      return {
        ...method,
        shippingCents: method.shipping.cents - discountCents,
        discountCents,
        storageCents,
        deliveryCents,
        dueCents: method.totalCents - discountCents + storageCents + deliveryCents,
        days: daysToDoor(method.shipping, delivery),
      };
    })
    .sort((one, other) => one.dueCents - other.dueCents);
}

/**
 * What several parcels come to in one box, until it is packed and measured: the weights together, and
 * all of their room on the ground of the largest. One parcel is its own box.
 */
export function packedBox(parcels: readonly Parcel[]): Parcel {
  const [first] = parcels;
  if (!first) throw new Error("Nothing is to be packed");
  if (parcels.length === 1) return first;
  const lengthCm = Math.max(...parcels.map((parcel) => parcel.lengthCm));
  const widthCm = Math.max(...parcels.map((parcel) => parcel.widthCm));
  const room = sum(parcels.map((one) => one.lengthCm * one.widthCm * one.heightCm));
  // Whole millimetres, as every box is measured.
  const heightCm = Math.ceil(Math.round((room / (lengthCm * widthCm)) * 1e6) / 1e5) / 10;
  return { grams: sum(parcels.map(({ grams }) => grams)), lengthCm, widthCm, heightCm };
}
