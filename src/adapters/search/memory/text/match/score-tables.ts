import { IN_NAME, OTHER_WEIGHTS, POSITION_MASK } from "../place.ts";

/** For one quality, what every place counts for: so that reading a posting is two look-ups. */
export type ScoreTable = {
  /** Score of 1–255 in the high byte, in the low one the position, counted from the end. */
  name: Uint16Array;
  other: Uint8Array;
};

const tables = new Map<number, ScoreTable>();

export function scoreTable(quality: number): ScoreTable {
  const key = Math.max(1, Math.round(quality * 255));
  const known = tables.get(key);
  if (known) return known;
  const name = new Uint16Array(256);
  const other = new Uint8Array(256);
  for (let place = 0; place < 256; place++) {
    if (place & IN_NAME) name[place] = (key << 8) | (POSITION_MASK - (place & POSITION_MASK));
    const weight = OTHER_WEIGHTS[place] as number;
    if (weight > 0) other[place] = Math.max(1, Math.round(key * weight));
  }
  const table = { name, other };
  tables.set(key, table);
  return table;
}

/** The better of both fields, and a share of the other: said twice is meant. */
export function fieldScore(name: number, other: number): number {
  const inName = (name >>> 8) / 255;
  const elsewhere = other / 255;
  return inName > elsewhere ? inName + 0.3 * elsewhere : elsewhere + 0.3 * inName;
}

export const NOT_IN_NAME = 255;

export function namePosition(name: number): number {
  return name === 0 ? NOT_IN_NAME : POSITION_MASK - (name & POSITION_MASK);
}
