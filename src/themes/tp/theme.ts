import type { ThemeFont, ThemeTraits } from "../theme-types.ts";

export const brand = "Tarpininkė";

export const traits: ThemeTraits = {
  isAlt: true,
  isSecondAlt: false,
  ordersTypeFilter: false,
  search: "field",
  header: "assistant",
  hero: "conversation",
  signature: "conversation",
};

export const font: ThemeFont = {
  family: "Commissioner",
  source: "commissioner",
  weights: [100, 900],
  fallback: {
    regular: { size: 99.86, ascent: 101.84, descent: 20.63 },
    bold: { size: 94.06, ascent: 108.12, descent: 21.9 },
  },
};
