import type { ThemeFont, ThemeTraits } from "../theme-types.ts";

export const brand = "Pakketboot";

export const traits: ThemeTraits = {
  isAlt: true,
  isSecondAlt: true,
  ordersTypeFilter: true,
  search: "field",
  header: "search-first",
  hero: "search-harbour",
  signature: "boat",
};

export const font: ThemeFont = {
  family: "Wix Madefor Display",
  source: "wix-madefor-display",
  weights: [400, 800],
  fallback: {
    regular: { size: 102.54, ascent: 98.3, descent: 24.58 },
    bold: { size: 98.93, ascent: 101.89, descent: 25.47 },
  },
};
