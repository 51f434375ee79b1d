import { EXACT_IN_NAME, NOT_IN_NAME } from "./score-tables.ts";

/** Fields and quality give up to 13, the word order in the name up to 1.5, matching the whole name 3. */
const FIELDS = 10;
const IN_ORDER = 1.5;
const NEAR_IN_ORDER = 0.75;
const NEAR = 0.4;
const NEAR_WORDS = 3;
const WHOLE_NAME = 3;
/** Scores are rounded to a quarter: documents that differ by less are ordered by popularity. */
const STEPS = 4;
const MOST_STEPS = 96;

export const FULL_NAME_STEPS = WHOLE_NAME * STEPS;

/** Steps for the field score of a word that is the whole query. */
export function stepsOf(fieldScore: number): number {
  return Math.floor((FIELDS * STEPS * fieldScore) / EXACT_IN_NAME + 0.5);
}

/** Documents with the summed weights of their words; below zero if a word is missing. */
type Rows = {
  docs: Uint32Array;
  weights: Float32Array;
  /** For each query word, its position in the name. */
  positions: readonly Uint8Array[];
};

/** Raises scores to those of the rows, at least one step each. */
export function rankRows(
  { docs, weights, positions }: Rows,
  nameLengths: Uint8Array,
  totalWeight: number,
  into: Uint8Array,
): void {
  const several = positions.length > 1;
  const scale = (FIELDS * STEPS) / (EXACT_IN_NAME * totalWeight);
  // Stryker disable next-line EqualityOperator: behind the end there is nothing to score
  for (let at = 0; at < docs.length; at++) {
    // Stryker disable next-line EqualityOperator: no word weighs nothing
    if ((weights[at] as number) < 0) continue;
    let steps = (weights[at] as number) * scale;
    if (several) steps += nearness(positions, at) * STEPS;
    const nameLength = nameLengths[docs[at] as number] as number;
    if (nameLength <= positions.length && isInName(positions, at)) steps += FULL_NAME_STEPS;
    const score = Math.min(MOST_STEPS, Math.max(1, (steps + 0.5) | 0));
    into[at] = Math.max(score, into[at] as number);
  }
}

function nearness(positions: readonly Uint8Array[], at: number): number {
  let sum = 0;
  let before = positions[0]?.[at] as number;
  for (let word = 1; word < positions.length; word++) {
    const here = (positions[word] as Uint8Array)[at] as number;
    if (here !== NOT_IN_NAME) sum += closeness(here - before);
    before = here;
  }
  return sum / (positions.length - 1);
}

function closeness(apart: number): number {
  if (Math.abs(apart) > NEAR_WORDS) return 0;
  if (apart < 0) return NEAR;
  return apart > 1 ? NEAR_IN_ORDER : IN_ORDER;
}

function isInName(positions: readonly Uint8Array[], at: number): boolean {
  for (const one of positions) if (one[at] === NOT_IN_NAME) return false;
  return true;
}
