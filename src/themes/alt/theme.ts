import type { ThemeFont, ThemeTraits } from "../theme-types.ts";

export const brand = "Cartage Baltics";

export const traits: ThemeTraits = {
  isAlt: true,
  isSecondAlt: false,
  ordersTypeFilter: true,
  search: "field",
  header: "menu-panel",
  hero: "quiet-cover",
  signature: "soft-fills",
};

export const font: ThemeFont = {
  family: "Manrope",
  source: "manrope",
  weights: [200, 800],
  fallback: {
    regular: { size: 101.39, ascent: 105.14, descent: 29.59 },
    bold: { size: 98.67, ascent: 108.04, descent: 30.4 },
  },
};
