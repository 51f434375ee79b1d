import { NAME_WEIGHTS, OTHER_WEIGHTS, POSITION_MASK } from "../place.ts";

/** For one quality, what every place counts for: so that reading a posting is two look-ups. */
export type ScoreTable = {
  /** Score of 1–255 in the high byte, in the low one how far before NOT_IN_NAME it stands. */
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
    const inName = weighed(key, NAME_WEIGHTS[place] as number);
    if (inName > 0) name[place] = (inName << 8) | (NOT_IN_NAME - (place & POSITION_MASK));
    other[place] = weighed(key, OTHER_WEIGHTS[place] as number);
  }
  const table = { name, other };
  tables.set(key, table);
  return table;
}

function weighed(quality: number, weight: number): number {
  return weight === 0 ? 0 : Math.max(1, Math.round(quality * weight));
}

/** An exact word in the name and nowhere else, as fieldScore counts. */
export const EXACT_IN_NAME = 2550;

/** In the name and the heaviest other field. */
export const MOST_FIELD_SCORE = 13 * 255;

/**
 * The better of both fields tenfold, and the other threefold: said twice is meant. Without branches,
 * as it is worked out for every document that a word is in.
 */
export function fieldScore(name: number, other: number): number {
  const inName = name >>> 8;
  const difference = inName - other;
  const better = inName - (difference & (difference >> 31));
  return 3 * (inName + other) + 7 * better;
}

/** A position after all others. */
export const NOT_IN_NAME = POSITION_MASK + 1;

export function namePosition(name: number): number {
  return NOT_IN_NAME - (name & 0xff);
}
