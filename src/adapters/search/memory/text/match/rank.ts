import type { Candidates } from "./candidates.ts";
import { NOT_IN_NAME } from "./score-tables.ts";

/** Fields and qualities make up to 13, order in the name 1.5, being the whole name 3. */
const FIELDS = 10;
const IN_ORDER = 1.5;
const NEAR_IN_ORDER = 0.75;
const NEAR = 0.4;
const NEAR_WORDS = 3;
const WHOLE_NAME = 3;
/** Steps of a score: what differs by less is left to popularity. */
const STEPS = 4;

/** Scores of candidates, at least one step each. `words` is how many were looked for. */
export function rankCandidates(
  { docs, weights, positions }: Candidates,
  nameLengths: Uint8Array,
  totalWeight: number,
): Float32Array {
  const inOrder = positions.filter((one) => one !== undefined);
  const scores = new Float32Array(docs.length);
  for (let at = 0; at < docs.length; at++) {
    let score = (FIELDS * (weights[at] as number)) / totalWeight;
    if (inOrder.length > 1) score += nearness(inOrder, at);
    if (isWholeName(inOrder, at, nameLengths[docs[at] as number] as number)) score += WHOLE_NAME;
    scores[at] = Math.max(1, Math.round(score * STEPS)) / STEPS;
  }
  return scores;
}

function nearness(positions: readonly Uint8Array[], at: number): number {
  let sum = 0;
  for (let word = 1; word < positions.length; word++) {
    const before = positions[word - 1]?.[at] as number;
    const here = positions[word]?.[at] as number;
    if (before === NOT_IN_NAME || here === NOT_IN_NAME) continue;
    const apart = here - before;
    if (apart === 0 || apart === 1) sum += IN_ORDER;
    else if (apart > 0 && apart <= NEAR_WORDS) sum += NEAR_IN_ORDER;
    else if (apart >= -NEAR_WORDS && apart < 0) sum += NEAR;
  }
  return sum / (positions.length - 1);
}

function isWholeName(positions: readonly Uint8Array[], at: number, nameLength: number): boolean {
  if (nameLength > positions.length) return false;
  for (const one of positions) if (one[at] === NOT_IN_NAME) return false;
  return true;
}
