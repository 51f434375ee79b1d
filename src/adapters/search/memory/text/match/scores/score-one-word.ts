import type { TextBuffers } from "../../text-buffers.ts";
import { FULL_NAME_STEPS, stepsOf } from "./rank.ts";
import { fieldScore, MOST_FIELD_SCORE } from "./score-tables.ts";

/** Per field score the score, and after them all those of whole names. */
const table = Uint8Array.from({ length: 2 * (MOST_FIELD_SCORE + 1) }, (_, at) => {
  const isWhole = at > MOST_FIELD_SCORE;
  const field = isWhole ? at - MOST_FIELD_SCORE - 1 : at;
  if (field === 0) return 0;
  return Math.max(1, stepsOf(field) + (isWhole ? FULL_NAME_STEPS : 0));
});

/** What rankRows would give for a single word, by one look-up: most queries are of one. */
export function scoreOneWord(
  { nameLengths }: TextBuffers,
  docs: Uint32Array,
  row: Uint32Array,
  into: Uint8Array,
): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing to score
  for (let at = 0; at < docs.length; at++) {
    const score = row[at] as number;
    const field = fieldScore(score);
    const isWhole = score > 255 && nameLengths[docs[at] as number] === 1;
    const steps = table[isWhole ? field + MOST_FIELD_SCORE + 1 : field] as number;
    into[at] = Math.max(steps, into[at] as number);
  }
}
