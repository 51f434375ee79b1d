import type { Bits } from "../../../segment/shared-arrays.ts";
import { NAME_WEIGHTS, OTHER_WEIGHTS, POSITION_MASK } from "../../occurrence.ts";

/**
 * The score of a word in a document as one number, so that reading a posting is one table look-up: the name's score
 * in bits 16–23, NOT_IN_NAME minus its position in bits 8–15, the other fields' score in bits 0–7.
 */
const tables = new Map<number, Uint32Array>();

/** A position after all others, so that nothing is near it. */
export const NOT_IN_NAME = 255;

/** For one quality, the score of every place byte. */
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

/** Combines the better name score and the better score of other fields, even from different terms. */
export function betterScore(a: number, b: number): number {
  // Stryker disable next-line all: a short way where most documents have no score yet
  if (a === 0) return b;
  return Math.max(a >>> 8, b >>> 8) * 256 + Math.max(a & 255, b & 255);
}

/** The fieldScore of an exact word that is only in the name. */
export const EXACT_IN_NAME = 2550;

/** In the name and also in the field with the highest weight. */
export const MOST_FIELD_SCORE = 13 * 255;

/**
 * Ten times the better of the name's and other fields' score, plus three times the other: a word in both is more
 * relevant. Without branches, because it runs for every document that contains a word.
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

/** The documents to score: as an ascending list and as bits. */
export type ScoredDocuments = { docs: Uint32Array; bits: Bits };
