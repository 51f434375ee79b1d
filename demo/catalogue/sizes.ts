import { list } from "./localised-text.ts";
import type { SizeSystem } from "./product-types/product-type.ts";

/** How a variant's size changes its values; the type describes the first size. */
type SizeStep = { price: number; weight: number; length: number };

const SIZES: Readonly<Record<SizeSystem, string>> = {
  women: "XS S M L XL",
  men: "S M L XL XXL",
  unisex: "XS S M L XL XXL",
  kids: "98 104 110 116 122 128",
  "women-shoes": "36 37 38 39 40 41",
  "men-shoes": "40 41 42 43 44 45 46",
  "unisex-shoes": "37 38 39 40 41 42 43 44 45",
  "kids-shoes": "25 26 27 28 29 30 31 32",
  "women-jeans": "W25 W26 W27 W28 W29 W30 W31",
  "men-jeans": "W29 W30 W31 W32 W33 W34 W36",
  belts: "85_cm 95_cm 105_cm 115_cm",
  gloves: "S M L XL",
  luggage: "S M L",
  perfume: "30_ml 50_ml 100_ml",
};

const STEPS: Partial<Record<SizeSystem, readonly SizeStep[]>> = {
  luggage: [
    { price: 1, weight: 1, length: 1 },
    { price: 1.3, weight: 1.3, length: 1.2 },
    { price: 1.55, weight: 1.55, length: 1.36 },
  ],
  perfume: [
    { price: 1, weight: 0.75, length: 0.9 },
    { price: 1.4, weight: 1, length: 1 },
    { price: 2, weight: 1.5, length: 1.15 },
  ],
};

const ALIKE: SizeStep = { price: 1, weight: 1, length: 1 };

export function sizesOf(system: SizeSystem): readonly string[] {
  return list(SIZES[system]).map((size) => size.replace("_", " "));
}

export function stepOf(system: SizeSystem, at: number): SizeStep {
  const { length } = sizesOf(system);
  const ownStep = STEPS[system]?.[at];
  // Larger clothes and shoes weigh a little more but cost the same.
  return ownStep ?? { ...ALIKE, weight: 0.94 + (0.12 * at) / Math.max(1, length - 1) };
}

export const hasOnePrice = (system: SizeSystem | null): boolean =>
  system === null || STEPS[system] === undefined;

/** In the order shops show them. */
export const ALL_SIZES: readonly string[] = [
  ...new Set(
    (
      [
        "unisex",
        "kids-shoes",
        "women-shoes",
        "men-shoes",
        "women-jeans",
        "men-jeans",
        "kids",
        "belts",
        "perfume",
      ] as const
    ).flatMap(sizesOf),
  ),
];
