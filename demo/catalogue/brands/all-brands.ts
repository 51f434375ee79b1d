import { ACCESSORIES_BRANDS } from "./accessories-brands.ts";
import type { Brand } from "./brand.ts";
import { CLOTHES_BRANDS } from "./clothes-brands.ts";
import { COSMETICS_BRANDS } from "./cosmetics-brands.ts";
import { ELECTRONICS_BRANDS } from "./electronics-brands.ts";
import { FOOTWEAR_BRANDS } from "./footwear-brands.ts";

/** All brands are invented. */
export const BRANDS: readonly Brand[] = [
  ...ELECTRONICS_BRANDS,
  ...CLOTHES_BRANDS,
  ...FOOTWEAR_BRANDS,
  ...ACCESSORIES_BRANDS,
  ...COSMETICS_BRANDS,
];

/** SPEC §9: a featured brands list exists; these are the demo shop's. */
export const FEATURED_BRANDS: readonly string[] = [
  "Halvorn",
  "Klangvik",
  "Velluma",
  "Skarvholm",
  "Maisa Lind",
  "Mossgate",
  "Kuurand",
  "Fenrun",
  "Finch & Last",
  "Palomine",
  "Ankerzeit",
  "Clariveil",
];
