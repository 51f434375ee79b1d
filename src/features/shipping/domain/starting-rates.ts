import type { ShippingRate } from "./shipping-price.ts";

/** Countries between which transport by van takes days, not weeks. */
const UNION = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

type Line = [base: number, upTo5: number, upTo20: number, above: number, min: number, max: number];

const SAME_COUNTRY: Line = [290, 90, 80, 70, 1, 2];
const NEAR: Record<"air" | "sea", Line> = {
  air: [390, 380, 340, 300, 2, 4],
  sea: [250, 140, 125, 110, 6, 9],
};
const FAR: Record<"air" | "sea", Line> = {
  air: [690, 840, 760, 690, 6, 9],
  sea: [450, 290, 260, 230, 30, 38],
};
const MEASURES = {
  air: { volumeDivisor: 5000, weightStepGrams: 100 },
  sea: { volumeDivisor: 6000, weightStepGrams: 500 },
};

/** Default rates of a new shop, by distance: typical prices of parcel forwarders, for staff to edit. */
export function startingRates(from: string, to: string): ShippingRate[] {
  const lines = UNION.has(from) && UNION.has(to) ? NEAR : FAR;
  const methods = from === to ? (["air"] as const) : (["air", "sea"] as const);
  return methods.map((method) => {
    const [baseCents, upTo5, upTo20, above, daysMin, daysMax] =
      from === to ? SAME_COUNTRY : lines[method];
    return {
      method,
      ...MEASURES[method],
      baseCents,
      daysMin,
      daysMax,
      tiers: [
        { fromGrams: 0, centsPerKg: upTo5 },
        { fromGrams: 5000, centsPerKg: upTo20 },
        { fromGrams: 20_000, centsPerKg: above },
      ],
    };
  });
}
