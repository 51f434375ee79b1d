import { toCents, toDecimal } from "#core/money.ts";
import type { RateEntry } from "../domain/rate-entry.ts";
import type { RateFields } from "../staff-calls.ts";

/** A rate in the format of the office's calls. */
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

/** The reverse of `rateFields`. */
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
