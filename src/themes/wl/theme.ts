import type { ThemeFont, ThemeTraits } from "../theme-types.ts";

export const brand = "Atelier";

export const traits: ThemeTraits = {
  isAlt: true,
  isSecondAlt: false,
  ordersTypeFilter: true,
  search: "icon",
  header: "centred",
  hero: "gallery",
  signature: "passe-partout",
};

export const font: ThemeFont = {
  family: "Inter Tight",
  source: "inter-tight",
  weights: [100, 900],
  fallback: {
    regular: { size: 96.05, ascent: 100.88, descent: 25.09 },
    bold: { size: 94.58, ascent: 102.45, descent: 25.48 },
  },
};
