import { type Cents, sum } from "#core/money.ts";
import { type CalculatedMethod, calculate } from "#features/shipping/domain/calculate.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsLine } from "#features/shipping/domain/import-charges.ts";
import { daysToDoor, type LocalDelivery } from "#features/shipping/domain/local-delivery.ts";
import { orderDiscount } from "#features/shipping/domain/order-discount.ts";
import { shippingDiscount } from "#features/shipping/domain/shipping-discount.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";

/**
 * An overcharge is refunded to the wallet. If we charged too little, the shop pays the difference, because
 * the price was promised.
 */
export const overEstimate = (askedCents: Cents, actualCents: Cents): Cents =>
  Math.max(0, askedCents - actualCents);

type Money = { dueCents: Cents; refundedCents: Cents; returnedCents: Cents };

/** The part of the payment that was not yet refunded, neither to the wallet nor through the payment. */
export const leftOfPaid = ({ dueCents, refundedCents, returnedCents }: Money): Cents =>
  Math.max(0, dueCents - refundedCents - returnedCents);

/** The parcels that travel together, their goods and the destination. */
export type Load = {
  from: string;
  to: string;
  /** yyyy-MM-dd */
  day: string;
  parcels: readonly Parcel[];
  lines: readonly GoodsLine[];
  storageCents: Cents;
  /** The plan's discount on shipping, in per cent. */
  planPercent?: number;
  /** The courier at the destination, if one delivers to the door. */
  delivery?: LocalDelivery | null;
};

export type ForwardPrice = CalculatedMethod & {
  /** The shipping fee after the discount. */
  shippingCents: Cents;
  discountCents: Cents;
  storageCents: Cents;
  deliveryCents: Cents;
  dueCents: Cents;
  /** The delivery time up to the door. */
  days: { min: number; max: number };
};

/**
 * The prices by the calculator's own rules, including the courier to the door, so that the customer pays
 * what the calculator showed (product notes §5); cheapest first. There is no discount by order value,
 * because the goods were not bought from us.
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
 * Estimates the box for several parcels until it is packed and measured: the sum of the weights, and the
 * total volume on the base of the largest parcel. A single parcel is its own box.
 */
export function packedBox(parcels: readonly Parcel[]): Parcel {
  const [first] = parcels;
  if (!first) throw new Error("Nothing is to be packed");
  if (parcels.length === 1) return first;
  const lengthCm = Math.max(...parcels.map((parcel) => parcel.lengthCm));
  const widthCm = Math.max(...parcels.map((parcel) => parcel.widthCm));
  const room = sum(parcels.map((one) => one.lengthCm * one.widthCm * one.heightCm));
  // Rounded up to whole millimetres, because boxes are measured in millimetres.
  const heightCm = Math.ceil(Math.round((room / (lengthCm * widthCm)) * 1e6) / 1e5) / 10;
  return { grams: sum(parcels.map(({ grams }) => grams)), lengthCm, widthCm, heightCm };
}
