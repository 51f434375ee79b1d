import type { RateFields } from "#features/shipping/staff-calls.ts";

/** Initial values of the form for a new rate. */
export const newRate = (warehouseId: number, country: string, today: string): RateFields => ({
  warehouse_id: warehouseId,
  country,
  method: "air",
  valid_from: today,
  base: 3.9,
  volume_divisor: 5000,
  weight_step_grams: 100,
  days_min: 2,
  days_max: 5,
  tiers: [
    { from_grams: 0, to_grams: 5000, per_kg: 3.8 },
    { from_grams: 5000, to_grams: 20_000, per_kg: 3.4 },
    { from_grams: 20_000, to_grams: null, per_kg: 3 },
  ],
});
