import { lowerBound } from "#core/lower-bound.ts";
import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { findTogether } from "./find-together.ts";
import { emptySetToLook } from "./found-documents.ts";
import { postingCount, weighWords } from "./weigh-words.ts";

/** Words that belong together usually share one of the first documents; otherwise all are checked. */
const FIRST_LOOK = 500;

/** Whether any document contains all words; does not find out which. */
export function hasMatches(buffers: TextBuffers, words: readonly TermRange[][]): boolean {
  const counts = words.map((ranges) => postingCount(buffers, ranges));
  // Stryker disable next-line MethodExpression: by whichever word it is looked for, the answer is the same
  const least = Math.min(...counts);
  if (words.length === 0 || least === 0) return false;
  const rarest = words[counts.indexOf(least)] as TermRange[];
  if (meetSoon(buffers, rarest, words)) return true;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: all were looked at already
  if (least <= FIRST_LOOK) return false;
  const set = emptySetToLook(buffers);
  return findTogether(buffers, weighWords(buffers, words), set) !== undefined;
}

function meetSoon(
  buffers: TextBuffers,
  rarest: readonly TermRange[],
  words: readonly TermRange[][],
): boolean {
  const { postingStarts, postingDocs } = buffers;
  let looks = FIRST_LOOK;
  for (const { from, to } of rarest) {
    const end = postingStarts[to] as number;
    // Stryker disable next-line ConditionalExpression,EqualityOperator,UpdateOperator: what is not seen here is looked for among all
    for (let at = postingStarts[from] as number; at < end && looks > 0; at++, looks--) {
      const doc = postingDocs[at] as number;
      if (words.every((ranges) => isIn(buffers, ranges, doc))) return true;
    }
  }
  return false;
}

function isIn(
  { postingStarts, postingDocs }: TextBuffers,
  ranges: readonly TermRange[],
  doc: number,
): boolean {
  return ranges.some(({ from, to }) => {
    for (let term = from; term < to; term++) {
      const end = postingStarts[term + 1] as number;
      const at = lowerBound(postingDocs, doc, postingStarts[term], end);
      if (at < end && postingDocs[at] === doc) return true;
    }
    return false;
  });
}
