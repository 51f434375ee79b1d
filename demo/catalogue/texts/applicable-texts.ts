import { list } from "../localised-text.ts";

/** Features that apply only to some materials or closures. */
const NEEDS: Readonly<Record<string, string>> = {
  "plant-acetate": "acetate",
  "nose-pads": "metal",
  "no-itch": "wool merino cashmere cotton",
  "double-knit": "wool merino",
  "seamless-knit": "wool merino cashmere cotton",
  "airy-upper": "mesh canvas recycled-polyester",
  "cork-bed": "leather suede mesh",
  "easy-iron": "cotton viscose",
  "side-zip": "zip",
  "spare-laces": "laces",
  "quick-dry": "polyamide recycled-polyester mesh merino",
  "heavy-jersey": "cotton organic-cotton",
  "brushed-inside": "cotton organic-cotton",
  "wears-in": "leather",
  "card-slots": "leather vegan-leather",
  floats: "ip67",
  "water-off": "down polyamide recycled-polyester",
};

/** At least one of the product's field values must be one that the feature needs. */
export function isApplicable(feature: string, values: readonly string[]): boolean {
  const needed = NEEDS[feature];
  return needed === undefined || list(needed).some((value) => values.includes(value));
}

/** Where the material needs different care than the type usually does. */
const CARE: readonly (readonly [usual: string, materials: string, instead: string])[] = [
  ["leather-care", "polyamide vegan-leather", "wipe-clean"],
  ["hand-wash", "leather", "leather-care"],
  ["shoe-leather", "mesh canvas", "shoe-mesh"],
  ["shoe-mesh", "leather suede", "shoe-leather"],
  ["wash-30", "wool", "wool-wash"],
  ["wash-30", "silk", "wash-gentle"],
  ["wash-40", "merino", "wool-wash"],
  ["sport-wash", "merino", "wool-wash"],
  ["wool-wash", "cotton fleece", "wash-30"],
  ["shell-wash", "down", "down-wash"],
];

export function careFor(usual: string, values: readonly string[]): string {
  const other = CARE.find(
    ([care, materials]) => care === usual && list(materials).some((one) => values.includes(one)),
  );
  return other?.[2] ?? usual;
}
