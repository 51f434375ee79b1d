/**
 * What a score says beyond the order: from 2 on, every word was found as typed (or inflected, begun,
 * or by a synonym); from 1 on, some word had to be corrected; below 1, words were left out, since
 * together they find nothing. All matches of one text in one index are of one band.
 */
export const FOUND_AS_TYPED = 2;
export const FOUND_CORRECTED = 1;

/** Ranks stay below this, so that a lower band never reaches the next. */
const MOST_RANK = 32;

export type Band = "typed" | "corrected" | "leftOut";

export function bandScore(band: Band, rank: number): number {
  if (band === "typed") return FOUND_AS_TYPED + rank;
  const share = Math.min(rank, MOST_RANK - 1) / MOST_RANK;
  return band === "corrected" ? FOUND_CORRECTED + share : share;
}
