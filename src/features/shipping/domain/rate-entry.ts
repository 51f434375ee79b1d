import type { Cents } from "#core/money.ts";
import type { ShippingRate } from "./shipping-price.ts";

/** As staff enter it: each tier says where it ends, too, so that holes are seen. */
export type RateEntry = Omit<ShippingRate, "tiers"> & {
  warehouseId: number;
  country: string;
  /** yyyy-MM-dd */
  validFrom: string;
  tiers: { fromGrams: number; toGrams: number | null; centsPerKg: Cents }[];
};
