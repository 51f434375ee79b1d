import { BITS_SHIFT, type Bits, type Codes } from "../segment/shared-arrays.ts";
import { FIRST_FIELD_KEY, KEY } from "../segment/term-keys.ts";
import type { TermLists } from "../segment/term-sets.ts";
import { countByPostings, isCheaperByPostings } from "./count-by-postings.ts";
import type { Counting } from "./counting.ts";
import { countBetween, type DocSet } from "./doc-set.ts";
import type { OpenSegment } from "./open-segment.ts";

const { manufacturer, categoryId, categoryIds, flagIds, inStock } = KEY;

/** Adds what a set of documents has of the wanted keys, column by column. */
export function countTerms(segment: OpenSegment, set: DocSet, counting: Counting): void {
  if (set.count === 0) return;
  const { isWanted, counts } = counting;
  const wants = (...keys: number[]) => keys.some((key) => isWanted[key] === 1);
  if (wants(manufacturer)) countCodes(segment.manufacturers, set, counts);
  if (wants(categoryId, categoryIds)) countCategories(segment, set.bits, counting);
  const wantsLabels = wants(flagIds, inStock);
  const wantsFields = isWanted.includes(1, FIRST_FIELD_KEY);
  if (!wantsLabels && !wantsFields) return;
  if (isCheaperByPostings(segment, set)) {
    countByPostings(segment, set, counting);
    return;
  }
  if (wantsLabels) countLabels(segment, set, counting);
  if (wantsFields) countFields(segment.fields, set, counting);
}

function countCodes(codes: Codes, { bits, start, end }: DocSet, counts: Uint32Array): void {
  for (let word = start; word < end; word += 1) {
    const first = word << BITS_SHIFT;
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      const code = codes[first + 31 - Math.clz32(rest & -rest)] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
}

/** A category set is a range of documents: its bits are counted and its terms get the sum. */
function countCategories(segment: OpenSegment, bits: Bits, counting: Counting): void {
  const { setStarts, setTerms } = segment;
  for (let set = 0; set + 1 < setStarts.length; set += 1) {
    const count = countBetween(bits, setStarts[set] as number, setStarts[set + 1] as number);
    if (count > 0) addToTerms(setTerms, set, count, counting);
  }
}

function countLabels(
  { labelSets, labelTerms }: OpenSegment,
  docs: DocSet,
  counting: Counting,
): void {
  const setCounts = new Uint32Array(labelTerms.offsets.length - 1);
  countCodes(labelSets, docs, setCounts);
  for (const [set, count] of setCounts.entries()) {
    if (count > 0) addToTerms(labelTerms, set, count, counting);
  }
}

function addToTerms(
  { offsets, terms }: TermLists,
  list: number,
  count: number,
  { counts, isWanted, keyOf }: Counting,
): void {
  const end = offsets[list + 1] as number;
  for (let at = offsets[list] as number; at < end; at += 1) {
    const term = terms[at] as number;
    if (isWanted[keyOf[term] as number] === 1) counts[term] = (counts[term] as number) + count;
  }
}

function countFields(lists: TermLists, { bits, start, end }: DocSet, counting: Counting): void {
  for (let word = start; word < end; word += 1) {
    const first = word << BITS_SHIFT;
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      addToTerms(lists, first + 31 - Math.clz32(rest & -rest), 1, counting);
    }
  }
}
