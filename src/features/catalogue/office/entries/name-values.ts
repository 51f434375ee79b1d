import type { Translated } from "../../domain/product-input.ts";

export const nameValues = ({ en = "", lt = "", lv = "", et = "", ru = "" }: Translated) => ({
  "name.en": en,
  "name.lt": lt,
  "name.lv": lv,
  "name.et": et,
  "name.ru": ru,
});

export const NO_NAMES = nameValues({});
