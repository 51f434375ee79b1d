import type { HeldSegment, SmallSegment } from "./held-segments.ts";

const FEWEST_TO_MERGE = 4;
const LARGEST_MERGE = 20_000;

const isSmall = (held: HeldSegment): held is SmallSegment => held.documents !== undefined;

/**
 * Which of the small segments become one: the newest ones of similar size, so that each document is
 * rebuilt a few times only, however many updates come.
 */
export function chooseMerge(segments: readonly HeldSegment[]): SmallSegment[] {
  const chosen: SmallSegment[] = [];
  let total = 0;
  for (const held of segments.toReversed()) {
    if (!isSmall(held)) break;
    const { size } = held.documents;
    if (total + size > LARGEST_MERGE) break;
    if (chosen.length > 0 && size > 2 * total) break;
    chosen.push(held);
    total += size;
  }
  return chosen.length >= FEWEST_TO_MERGE ? chosen : [];
}

/** Beyond that the whole is built anew: small segments and buried documents slow every query a little. */
export function isWorthRebuilding(segments: readonly HeldSegment[]): boolean {
  let [changed, whole] = [0, 0];
  for (const { segment, dead, documents } of segments) {
    if (documents) {
      changed += documents.size;
    } else {
      whole += segment.size;
      // Ids of new documents are among them, whoever they bury.
      changed += Math.min(dead.size, segment.size);
    }
  }
  return changed > 5_000 + whole / 20;
}
