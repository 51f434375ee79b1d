import type { Cents } from "#core/money.ts";
import type { Parcel } from "./chargeable-weight.ts";
import { type GoodsLine, type ImportCharges, importCharges } from "./import-charges.ts";
import { daysToDoor, type LocalDelivery } from "./local-delivery.ts";
import { shippingDiscount } from "./shipping-discount.ts";
import { type ShippingPrice, type ShippingRate, shippingPrice } from "./shipping-price.ts";

export type Journey = {
  /** ISO codes. */
  from: string;
  to: string;
  /** yyyy-MM-dd */
  day: string;
  parcel: Parcel;
  lines: readonly GoodsLine[];
};

export type CalculatedMethod = {
  shipping: ShippingPrice;
  customs: ImportCharges;
  totalCents: Cents;
};

/** The only price calculation, for the page and for the call: each method, cheapest first. */
export function calculate(rates: readonly ShippingRate[], journey: Journey): CalculatedMethod[] {
  const { parcel, ...consignment } = journey;
  return rates
    .map((rate) => {
      const shipping = shippingPrice(rate, parcel);
      const customs = importCharges({ ...consignment, freightCents: shipping.cents });
      const totalCents = shipping.cents + customs.dutyCents + customs.vatCents;
      return { shipping, customs, totalCents };
    })
    .sort(cheapestFirst);
}

const cheapestFirst = (a: CalculatedMethod, b: CalculatedMethod): number =>
  a.totalCents - b.totalCents || a.shipping.daysMax - b.shipping.daysMax;

/**
 * The price to the door after the plan's discount. Customs counts the full freight, as for the customer's
 * own parcels.
 */
export type OwnMethod = CalculatedMethod & {
  discountCents: Cents;
  deliveryCents: Cents;
  days: { min: number; max: number };
};

export function withPlan(
  methods: readonly CalculatedMethod[],
  percent: number,
  delivery: LocalDelivery | null = null,
): OwnMethod[] {
  const deliveryCents = delivery?.feeCents ?? 0;
  return methods
    .map((method) => {
      const discountCents = shippingDiscount(method.shipping.cents, percent);
      const totalCents = method.totalCents - discountCents + deliveryCents;
      const days = daysToDoor(method.shipping, delivery);
      return { ...method, discountCents, deliveryCents, days, totalCents };
    })
    .sort(cheapestFirst);
}
