import type { Candidates } from "./candidates.ts";
import { type Band, bandScore } from "./match-bands.ts";
import { EXACT_IN_NAME, NOT_IN_NAME } from "./score-tables.ts";

/** Fields and qualities make up to 13, order in the name 1.5, being the whole name 3. */
const FIELDS = 10;
const IN_ORDER = 1.5;
const NEAR_IN_ORDER = 0.75;
const NEAR = 0.4;
const NEAR_WORDS = 3;
const WHOLE_NAME = 3;
/** Steps of a score: what differs by less is left to popularity. */
const STEPS = 4;
const MOST_STEPS = 96;

export const WHOLE_NAME_STEPS = WHOLE_NAME * STEPS;

const bandScores = new Map<Band, Float32Array>();

/** Per number of steps, the score in its band. */
export function stepScores(band: Band): Float32Array {
  const known = bandScores.get(band);
  if (known) return known;
  const made = Float32Array.from({ length: MOST_STEPS + 1 }, (_, steps) =>
    bandScore(band, Math.max(1, steps) / STEPS),
  );
  bandScores.set(band, made);
  return made;
}

/** Steps for the weighed field scores of words that weigh `totalWeight` together. */
export function stepsOf(weight: number, totalWeight: number): number {
  return Math.floor((FIELDS * STEPS * weight) / (EXACT_IN_NAME * totalWeight) + 0.5);
}

/** Scores of candidates, at least one step each. */
export function rankCandidates(
  { docs, weights, positions }: Candidates,
  nameLengths: Uint8Array,
  totalWeight: number,
  band: Band,
): Float32Array {
  const inOrder = positions.filter((one) => one !== undefined);
  const several = inOrder.length > 1;
  const table = stepScores(band);
  const scale = (FIELDS * STEPS) / (EXACT_IN_NAME * totalWeight);
  const scores = new Float32Array(docs.length);
  for (let at = 0; at < docs.length; at++) {
    let steps = (weights[at] as number) * scale;
    if (several) steps += nearness(inOrder, at) * STEPS;
    const nameLength = nameLengths[docs[at] as number] as number;
    if (nameLength <= inOrder.length && isInName(inOrder, at)) steps += WHOLE_NAME_STEPS;
    scores[at] = table[Math.min(MOST_STEPS, (steps + 0.5) | 0)] as number;
  }
  return scores;
}

function nearness(positions: readonly Uint8Array[], at: number): number {
  let sum = 0;
  let before = positions[0]?.[at] as number;
  for (let word = 1; word < positions.length; word++) {
    const here = (positions[word] as Uint8Array)[at] as number;
    if (before !== NOT_IN_NAME && here !== NOT_IN_NAME) sum += closeness(here - before);
    before = here;
  }
  return sum / (positions.length - 1);
}

function closeness(apart: number): number {
  if (apart === 0 || apart === 1) return IN_ORDER;
  if (apart > NEAR_WORDS || apart < -NEAR_WORDS) return 0;
  return apart > 0 ? NEAR_IN_ORDER : NEAR;
}

function isInName(positions: readonly Uint8Array[], at: number): boolean {
  for (const one of positions) if (one[at] === NOT_IN_NAME) return false;
  return true;
}
