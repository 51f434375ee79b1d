import type { Cents } from "#core/money.ts";
import type { ShippingRate } from "./shipping-price.ts";

/** A rate as staff enter it: each tier also has its end, so that gaps are visible. */
export type RateEntry = Omit<ShippingRate, "tiers"> & {
  warehouseId: number;
  country: string;
  /** yyyy-MM-dd */
  validFrom: string;
  tiers: { fromGrams: number; toGrams: number | null; centsPerKg: Cents }[];
};
