import { type Cents, sum } from "#core/money.ts";
import type { Parcel, ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { type DiscountReason, orderDiscount } from "#features/shipping/domain/order-discount.ts";
import { shippingDiscount } from "#features/shipping/domain/shipping-discount.ts";
import {
  type ShippingPrice,
  type ShippingRate,
  shippingPrice,
} from "#features/shipping/domain/shipping-price.ts";

export type ShippedLine = { quantity: number; warehouse: string; parcel: Parcel };
type MethodOffer = {
  /** The price after the discount; SPEC §4: price + discount is the full price. */
  cents: Cents;
  discountCents: Cents;
  discountBy: DiscountReason | null;
  days: { min: number; max: number };
  /** How the price was calculated: each parcel with its rate, and the discount in percent. */
  basis: ShippingBasis;
};
export type ShippingBasis = {
  parcels: {
    warehouse: string;
    grams: number;
    billedGrams: number;
    centsPerKg: Cents;
    baseCents: Cents;
    cents: Cents;
  }[];
  percent: number;
  by: DiscountReason | null;
};
/** Null if a method does not reach the country from one of the warehouses. */
export type CartShipping = Record<ShippingMethod, MethodOffer | null>;

type ShippingTerms = {
  rates: ReadonlyMap<string, readonly ShippingRate[]>;
  subtotalCents: Cents;
  planPercent?: number | undefined;
};

/** Prices of both methods (product notes §5): goods from one warehouse travel as one parcel. */
export function cartShipping(lines: readonly ShippedLine[], terms: ShippingTerms): CartShipping {
  const parcels = [...Map.groupBy(lines, ({ warehouse }) => warehouse)].map(([warehouse, own]) => ({
    warehouse,
    parcel: packTogether(own),
    rates: terms.rates.get(warehouse) ?? [],
  }));
  return { air: offerBy("air", parcels, terms), sea: offerBy("sea", parcels, terms) };
}

type PricedParcel = { warehouse: string; parcel: Parcel; rates: readonly ShippingRate[] };

function offerBy(
  method: ShippingMethod,
  parcels: readonly PricedParcel[],
  { subtotalCents, planPercent }: ShippingTerms,
): MethodOffer | null {
  const prices = parcels.flatMap(({ warehouse, parcel, rates }) => {
    const rate = rates.find((one) => one.method === method);
    return rate ? { warehouse, grams: parcel.grams, ...shippingPrice(rate, parcel) } : [];
  });
  if (parcels.length === 0 || prices.length < parcels.length) return null;
  const fullCents = sum(prices.map(({ cents }) => cents));
  const { percent, by: discountBy } = orderDiscount(subtotalCents, planPercent);
  const discountCents = shippingDiscount(fullCents, percent);
  return {
    cents: fullCents - discountCents,
    discountCents,
    discountBy,
    // The order has arrived when the last of its parcels has.
    days: {
      min: Math.max(...prices.map(({ daysMin }) => daysMin)),
      max: Math.max(...prices.map(({ daysMax }) => daysMax)),
    },
    basis: { parcels: prices.map(basisOf), percent, by: discountBy },
  };
}

type PricedWay = ShippingPrice & { warehouse: string; grams: number };

const basisOf = ({ warehouse, grams, billedGrams, centsPerKg, baseCents, cents }: PricedWay) => ({
  warehouse,
  grams,
  billedGrams,
  centsPerKg,
  baseCents,
  cents,
});

/** A parcel's price depends only on weight and volume, so the whole volume is put into the length. */
function packTogether(lines: readonly ShippedLine[]): Parcel {
  const ofAll = (of: (parcel: Parcel) => number) =>
    sum(lines.map(({ quantity, parcel }) => quantity * of(parcel)));
  const cubicMm = ofAll(({ lengthCm, widthCm, heightCm }) =>
    Math.round(lengthCm * widthCm * heightCm * 1000),
  );
  return {
    grams: ofAll(({ grams }) => grams),
    lengthCm: cubicMm / 1000,
    widthCm: 1,
    heightCm: 1,
  };
}
