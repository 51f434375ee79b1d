import { setDocs, setRange, uniteBits } from "../bits/bits.ts";
import type { Bits } from "../segment/shared-arrays.ts";
import type { TermGroup } from "./coded-query.ts";
import type { OpenSegment } from "./open-segment.ts";
import type { Scratch } from "./scratch.ts";

/** Documents with one of a group's terms, on any site. */
export function membersOf(segment: OpenSegment, { terms }: TermGroup, scratch: Scratch): Bits {
  const members = scratch.allocateBits(segment.size);
  const { bitsAt, bits, docsAt, docs } = segment.postings;
  for (const term of terms) {
    for (const set of segment.setsOfTerm.get(term) ?? []) {
      setRange(members, segment.setStarts[set] as number, segment.setStarts[set + 1] as number);
    }
    // The term may come from a newer segment and be unknown in this one.
    if (term >= bitsAt.length) continue;
    const at = bitsAt[term] as number;
    if (at > 0) uniteBits(members, bits, at - 1);
    else setDocs(members, docs, docsAt[term] as number, docsAt[term + 1] as number);
  }
  return members;
}
