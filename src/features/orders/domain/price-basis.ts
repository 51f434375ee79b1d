import type { Cents } from "#core/money.ts";

/** What a price was made of when it was ordered, so that it can be reckoned again years later. */
export type PriceBasis = {
  /** Units of the currency for one euro. */
  currencyRate: number;
  /** By whose tariff, where something was carried for money. */
  shipping?:
    | {
        origin: string;
        method: string;
        actualGrams: number;
        volumetricGrams: number;
        chargeableGrams: number;
        baseCents: Cents;
        perKgCents: Cents;
        priceCents: Cents;
      }[]
    | undefined;
  /** Whose discount it is. */
  plan?: { name: string; shippingPercent: number } | undefined;
  promotion?: { code: string; amount: number; type: 0 | 1 } | undefined;
};
