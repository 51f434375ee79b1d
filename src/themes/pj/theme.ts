import type { ThemeFont, ThemeTraits } from "../theme-types.ts";

export const brand = "Perku JAV";

export const traits: ThemeTraits = {
  isAlt: true,
  isSecondAlt: false,
  ordersTypeFilter: true,
  search: "field",
  header: "deals-strip",
  hero: "awning",
  signature: "awning",
};

export const font: ThemeFont = {
  family: "Rubik",
  source: "rubik",
  weights: [300, 900],
  fallback: {
    regular: { size: 104.28, ascent: 89.66, descent: 23.97 },
    bold: { size: 102.61, ascent: 91.12, descent: 24.36 },
  },
};
