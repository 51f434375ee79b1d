import type { Cents } from "#core/money.ts";
import type { Parcel } from "./chargeable-weight.ts";
import { type GoodsLine, type ImportCharges, importCharges } from "./import-charges.ts";
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
    .sort((a, b) => a.totalCents - b.totalCents || a.shipping.daysMax - b.shipping.daysMax);
}
