import type { ThemeFont, ThemeTraits } from "../theme-types.ts";

export const brand = "Qafila";

export const traits: ThemeTraits = {
  isAlt: true,
  isSecondAlt: true,
  ordersTypeFilter: true,
  search: "icon",
  header: "tall-centred",
  hero: "arch",
  signature: "arch",
};

export const font: ThemeFont = {
  family: "Jost",
  source: "jost",
  weights: [100, 900],
  fallback: {
    regular: { size: 96.04, ascent: 111.41, descent: 39.05 },
    bold: { size: 97.94, ascent: 109.25, descent: 38.29 },
  },
};
