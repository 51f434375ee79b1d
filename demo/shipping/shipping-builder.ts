import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type {
  WarehouseAddress,
  WarehouseHours,
} from "#features/shipping/server/shipping.tables.ts";

export type WarehouseDefinition = {
  id: number;
  code: string;
  country: string;
  city: string;
  address: WarehouseAddress;
  timezone: string;
  opening: WarehouseHours;
  position: number;
  /** The currency of the shops there, and how many units are one euro. */
  currency: string;
  currencyRate: number;
};

export type ShippingRateDefinition = {
  /** The warehouse's code. */
  warehouse: string;
  /** The destination's ISO code. */
  country: string;
  method: ShippingMethod;
  volumeDivisor: number;
  weightStepGrams: number;
  baseCents: number;
  daysMin: number;
  daysMax: number;
  validFrom: string;
  tiers: { fromGrams: number; centsPerKg: number }[];
};

/** The measures of our own rates (product notes §5). */
const MEASURES = {
  air: { volumeDivisor: 5000, weightStepGrams: 100 },
  sea: { volumeDivisor: 6000, weightStepGrams: 500 },
};

export function buildShippingRate(
  overrides: Partial<ShippingRateDefinition> = {},
): ShippingRateDefinition {
  const method = overrides.method ?? "air";
  return {
    warehouse: "US",
    country: "LT",
    method,
    ...MEASURES[method],
    baseCents: 500,
    daysMin: 5,
    daysMax: 10,
    validFrom: "2025-01-01",
    tiers: [{ fromGrams: 0, centsPerKg: 1000 }],
    ...overrides,
  };
}
