import type { ThemeFont, ThemeTraits } from "../theme-types.ts";

export const brand = "Cartage";

export const traits: ThemeTraits = {
  isAlt: false,
  isSecondAlt: false,
  ordersTypeFilter: true,
  header: "two-rows",
  search: "field",
  hero: "paste-and-calculate",
  signature: "torn-tape",
};

export const font: ThemeFont = {
  family: "Onest",
  source: "onest",
  weights: [100, 900],
  fallback: {
    regular: { size: 105.98, ascent: 91.53, descent: 28.78 },
    bold: { size: 101.01, ascent: 96.03, descent: 30.2 },
  },
};
