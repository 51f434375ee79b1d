import { filterDocs, haveCommon } from "../bits/bits.ts";
import type { Bits } from "../segment/shared-arrays.ts";
import type { TextMatch } from "../text/text-index.ts";
import type { CodedQuery } from "./coded-query.ts";
import type { OpenSegment } from "./open-segment.ts";
import type { Scratch } from "./scratch.ts";

/** How well a text was understood, best first: as typed, corrected, with words left out, not at all. */
export const BAND = { typed: 2, corrected: 1, leftOut: 0, none: -1 } as const;

/** What a text found in one segment: a list of visible documents if they are few, else a set. */
export type FoundInSegment = {
  docs: Uint32Array | undefined;
  bits: Bits;
  score: TextMatch["score"];
};

type FoundText = {
  band: number;
  /** Folded words that no segment of the best band matched together with the others. */
  leftOut: readonly string[];
  bySegment: ReadonlyMap<OpenSegment, FoundInSegment>;
};

/**
 * What a text finds. A small segment knows few words and would treat others as misspelt, so only the best band of any
 * segment counts; if words were left out, only the segments with the fewest.
 */
export function matchText(
  segments: readonly OpenSegment[],
  { text, language, siteId }: Pick<CodedQuery, "text" | "language" | "siteId">,
  scratch: Scratch,
): FoundText {
  const found: (FoundInSegment & FoundBand)[] = [];
  for (const segment of segments) {
    const index = segment.textOf(language);
    const visible = segment.siteOf.get(siteId)?.visible;
    if (!index || !visible?.length) continue;
    const bits = scratch.allocateBits(segment.size);
    const match = index.match(text, bits);
    if (!match) continue;
    const docs = match.docs && filterDocs(visible, match.docs);
    const isSeen = docs ? docs.length > 0 : haveCommon(bits, visible);
    if (!isSeen) continue;
    const { band, leftOut, score } = match;
    found.push({ segment, band: BAND[band], leftOut, docs, bits, score });
  }
  const band = found.reduce<number>((best, each) => Math.max(best, each.band), BAND.none);
  const ofBand = found.filter((each) => each.band === band);
  const fewest = Math.min(...ofBand.map((each) => each.leftOut.length));
  const best = ofBand.filter((each) => each.leftOut.length === fewest);
  const [first, ...others] = best;
  const leftOut = (first?.leftOut ?? []).filter((word) =>
    others.every((each) => each.leftOut.includes(word)),
  );
  return { band, leftOut, bySegment: new Map(best.map((each) => [each.segment, each])) };
}

type FoundBand = { segment: OpenSegment; band: number; leftOut: readonly string[] };
