import { FOUND_AS_TYPED } from "../text/match/match-bands.ts";
import type { TextMatches } from "../text/text-index.ts";
import { hasBit } from "./bits.ts";
import type { CodedQuery } from "./coded-query.ts";
import type { OpenSegment } from "./open-segment.ts";

/** How well a text was understood, the best first: as typed, corrected, with words left out, not at all. */
export const BAND = { typed: 2, corrected: 1, leftOut: 0, none: -1 } as const;

export type FoundText = { band: number; bySegment: ReadonlyMap<OpenSegment, TextMatches> };

/**
 * What a text finds. A small segment knows few words and takes the others for misspelt ones, so only
 * the best band that any segment reached counts.
 */
export function matchText(
  segments: readonly OpenSegment[],
  { text, language, siteId }: Pick<CodedQuery, "text" | "language" | "siteId">,
): FoundText {
  const found: { segment: OpenSegment; matches: TextMatches; band: number }[] = [];
  for (const segment of segments) {
    const matches = segment.textOf(language)?.match(text);
    const visible = segment.siteOf.get(siteId)?.visible;
    if (!matches || !visible?.length || !matches.docs.some((doc) => hasBit(visible, doc))) continue;
    const band = Math.min(FOUND_AS_TYPED, Math.floor(matches.scores[0] as number));
    found.push({ segment, matches, band });
  }
  const band = found.reduce<number>((best, each) => Math.max(best, each.band), BAND.none);
  const best = found.filter((each) => each.band === band);
  return { band, bySegment: new Map(best.map(({ segment, matches }) => [segment, matches])) };
}
