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

/** One way to a price, for the page and the call: per method, the cheapest first. */
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

/** To the door, with what the customer's plan takes off: customs counts the whole freight, as for a parcel of theirs. */
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
