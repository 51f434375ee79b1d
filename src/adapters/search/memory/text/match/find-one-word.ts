import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { gatherWord } from "./gather-word.ts";
import type { Band } from "./match-bands.ts";
import type { Matches } from "./matches.ts";
import { stepScores, stepsOf, WHOLE_NAME_STEPS } from "./rank.ts";
import { fieldScore, MOST_FIELD_SCORE } from "./score-tables.ts";

const tables = new Map<Band, Float32Array>();

/** Per field score its rank, and after them all those of whole names. */
function scoresByField(band: Band): Float32Array {
  const known = tables.get(band);
  if (known) return known;
  const steps = stepScores(band);
  const made = Float32Array.from({ length: 2 * (MOST_FIELD_SCORE + 1) }, (_, at) => {
    const isWhole = at > MOST_FIELD_SCORE;
    const field = isWhole ? at - MOST_FIELD_SCORE - 1 : at;
    return steps[stepsOf(field, 1) + (isWhole ? WHOLE_NAME_STEPS : 0)] as number;
  });
  tables.set(band, made);
  return made;
}

/** What findMatches would find for a single word, in one pass: most queries are of one. */
export function findOneWord(
  buffers: TextBuffers,
  ranges: readonly TermRange[],
  band: Band,
): Matches {
  const { nameLengths } = buffers;
  const table = scoresByField(band);
  const { docs, scores: wordScores } = gatherWord(buffers, ranges);
  const scores = new Float32Array(docs.length);
  for (let at = 0; at < docs.length; at++) {
    const score = wordScores[at] as number;
    const field = fieldScore(score);
    const isWhole = score > 255 && nameLengths[docs[at] as number] === 1;
    scores[at] = table[isWhole ? field + MOST_FIELD_SCORE + 1 : field] as number;
  }
  return { docs, scores };
}
