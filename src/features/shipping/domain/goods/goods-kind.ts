import { keysOf } from "#core/record.ts";

/**
 * The tariff classification of goods, in categories that shoppers understand, with the EU's usual duty in
 * tenths of a per cent. Each category counts as one classification.
 */
const DUTY_PERMILLE = {
  clothes: 120,
  shoes: 80,
  bags: 40,
  phones_computers: 0,
  electronics: 20,
  watches_jewellery: 30,
  cosmetics: 20,
  toys: 20,
  sports: 30,
  home: 30,
  car_parts: 40,
  books: 0,
  other: 45,
} as const;

export type GoodsKind = keyof typeof DUTY_PERMILLE;

export const GOODS_KINDS = keysOf(DUTY_PERMILLE);

export const euDutyPermille = (kind: GoodsKind): number => DUTY_PERMILLE[kind];
