import { KEY } from "../segment/term-keys.ts";
import type { TermLists } from "../segment/term-sets.ts";
import type { OpenSegment } from "./open-segment.ts";
import type { Scratch } from "./scratch.ts";

/** A list of documents: the first `count` of `docs`. */
export type DocList = { docs: Uint32Array; count: number };

/** Which keys are counted, and where. */
export type Counting = {
  counts: Uint32Array;
  /** By key number. */
  isWanted: Uint8Array;
  keyOf: Uint16Array;
  scratch: Scratch;
};

const { manufacturer, categoryId, categoryIds, flagIds, inStock } = KEY;

/** One pass per column: each is a tight loop over numbers. */
export function countTerms(segment: OpenSegment, list: DocList, counting: Counting): void {
  const { isWanted, counts } = counting;
  const wants = (...keys: number[]) => keys.some((key) => isWanted[key] === 1);
  if (wants(manufacturer)) countCodes(segment.manufacturers, list, counts);
  if (wants(categoryId, categoryIds)) {
    countSets(segment.categorySets, segment.setTerms, list, counting);
  }
  if (wants(flagIds, inStock)) countSets(segment.labelSets, segment.labelTerms, list, counting);
  const fields = isWanted.subarray(inStock + 1);
  if (fields.includes(1)) countFields(segment.fields, list, counting, !fields.includes(0));
}

function countCodes(
  codes: Uint16Array | Uint32Array,
  { docs, count }: DocList,
  counts: Uint32Array,
): void {
  for (let at = 0; at < count; at += 1) {
    const code = codes[docs[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** Documents name one of few sets: sets are counted first, their terms then once per set. */
function countSets(
  sets: Uint16Array | Uint32Array,
  terms: TermLists,
  list: DocList,
  { counts, isWanted, keyOf, scratch }: Counting,
): void {
  const setCount = terms.offsets.length - 1;
  const setCounts = scratch.setCounts(setCount);
  countCodes(sets, list, setCounts);
  for (let set = 0; set < setCount; set += 1) {
    const count = setCounts[set] as number;
    if (count === 0) continue;
    const end = terms.offsets[set + 1] as number;
    for (let at = terms.offsets[set] as number; at < end; at += 1) {
      const term = terms.terms[at] as number;
      if (isWanted[keyOf[term] as number] === 1) counts[term] = (counts[term] as number) + count;
    }
  }
}

function countFields(
  { offsets, terms }: TermLists,
  { docs, count }: DocList,
  { counts, isWanted, keyOf }: Counting,
  isAll: boolean,
): void {
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] as number;
    const end = offsets[doc + 1] as number;
    for (let place = offsets[doc] as number; place < end; place += 1) {
      const term = terms[place] as number;
      if (isAll || isWanted[keyOf[term] as number] === 1)
        counts[term] = (counts[term] as number) + 1;
    }
  }
}
