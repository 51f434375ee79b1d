import type { Brand } from "./brand.ts";
import { ACCESSORIES_BRANDS } from "./brands/accessories-brands.ts";
import { CLOTHES_BRANDS } from "./brands/clothes-brands.ts";
import { COSMETICS_BRANDS } from "./brands/cosmetics-brands.ts";
import { ELECTRONICS_BRANDS } from "./brands/electronics-brands.ts";
import { FOOTWEAR_BRANDS } from "./brands/footwear-brands.ts";

/** All invented. */
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
