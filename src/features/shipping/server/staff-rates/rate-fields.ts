import { type Cents, toCents, toDecimal } from "#core/money.ts";
import type { ShippingRate } from "../../domain/shipping-price.ts";
import type { RateFields } from "../../staff-calls.ts";

/** As staff enter it: each tier says where it ends, too, so that holes are seen. */
export type RateEntry = Omit<ShippingRate, "tiers"> & {
  warehouseId: number;
  country: string;
  /** yyyy-MM-dd */
  validFrom: string;
  tiers: { fromGrams: number; toGrams: number | null; centsPerKg: Cents }[];
};
/** A rate as the office writes it. */
export const rateFields = (rate: RateEntry): RateFields => ({
  warehouse_id: rate.warehouseId,
  country: rate.country,
  method: rate.method,
  valid_from: rate.validFrom,
  base: toDecimal(rate.baseCents),
  volume_divisor: rate.volumeDivisor,
  weight_step_grams: rate.weightStepGrams,
  days_min: rate.daysMin,
  days_max: rate.daysMax,
  tiers: rate.tiers.map(({ fromGrams, toGrams, centsPerKg }) => ({
    from_grams: fromGrams,
    to_grams: toGrams,
    per_kg: toDecimal(centsPerKg),
  })),
});

/** And back. */
export const readRate = (fields: RateFields): RateEntry => ({
  warehouseId: fields.warehouse_id,
  country: fields.country,
  method: fields.method,
  validFrom: fields.valid_from,
  baseCents: toCents(fields.base),
  volumeDivisor: fields.volume_divisor,
  weightStepGrams: fields.weight_step_grams,
  daysMin: fields.days_min,
  daysMax: fields.days_max,
  tiers: fields.tiers.map(({ from_grams, to_grams, per_kg }) => ({
    fromGrams: from_grams,
    toGrams: to_grams,
    centsPerKg: toCents(per_kg),
  })),
});
