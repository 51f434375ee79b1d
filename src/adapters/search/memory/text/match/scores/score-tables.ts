import type { Bits } from "../../../segment/shared-arrays.ts";
import { NAME_WEIGHTS, OTHER_WEIGHTS, POSITION_MASK } from "../../occurrence.ts";

/**
 * What a word scores in a document, as one number, so that reading a posting is one look-up: the name's
 * score in bits 16–23, how far before NOT_IN_NAME it stands in bits 8–15, other fields' in bits 0–7.
 */
const tables = new Map<number, Uint32Array>();

/** A position so far behind all others that nothing is near it. */
export const NOT_IN_NAME = 255;

/** For one quality, the score of every place. */
export function scoreTable(quality: number): Uint32Array {
  const key = Math.max(1, Math.round(quality * 255));
  const known = tables.get(key);
  // Stryker disable next-line ConditionalExpression: made anew it is the same
  if (known) return known;
  const table = Uint32Array.from({ length: 256 }, (_, place) => {
    const other = weighed(key, OTHER_WEIGHTS[place] as number);
    const name = weighed(key, NAME_WEIGHTS[place] as number);
    if (name === 0) return other;
    return (name << 16) | ((NOT_IN_NAME - (place & POSITION_MASK)) << 8) | other;
  });
  tables.set(key, table);
  return table;
}

function weighed(quality: number, weight: number): number {
  return weight === 0 ? 0 : Math.max(1, Math.round(quality * weight));
}

/** The better name and the better of the other fields, whichever term each is from. */
export function betterScore(a: number, b: number): number {
  // Stryker disable next-line all: a short way where most documents have no score yet
  if (a === 0) return b;
  return Math.max(a >>> 8, b >>> 8) * 256 + Math.max(a & 255, b & 255);
}

/** An exact word in the name and nowhere else, as fieldScore counts. */
export const EXACT_IN_NAME = 2550;

/** In the name and the heaviest other field. */
export const MOST_FIELD_SCORE = 13 * 255;

/**
 * The better of name and other fields tenfold, and the other threefold: said twice is meant. Without
 * branches, as it is worked out for every document that a word is in.
 */
export function fieldScore(score: number): number {
  const inName = score >>> 16;
  const other = score & 255;
  const difference = inName - other;
  const better = inName - (difference & (difference >> 31));
  return 3 * (inName + other) + 7 * better;
}

export function namePosition(score: number): number {
  return NOT_IN_NAME - ((score >>> 8) & 255);
}

/** Documents that are scored: ascending, and the same as bits. */
export type ScoredDocuments = { docs: Uint32Array; bits: Bits };
