import { countBetween, type DocSet, eachList } from "../../bits/doc-set.ts";
import type { Bits, Codes } from "../../segment/shared-arrays.ts";
import { FIRST_FIELD_KEY, KEY } from "../../segment/term-dictionary.ts";
import type { TermLists } from "../../segment/term-sets.ts";
import type { OpenSegment } from "../open-segment.ts";
import { type Counting, countByPostings, isCheaperByPostings } from "./count-by-postings.ts";

const { manufacturer, categoryId, categoryIds, flagIds, inStock } = KEY;

/** Adds the term counts of a set of documents for the wanted keys, column by column. */
export function countTerms(segment: OpenSegment, set: DocSet, counting: Counting): void {
  if (set.count === 0) return;
  const { isWanted, counts } = counting;
  const wants = (...keys: number[]) => keys.some((key) => isWanted[key] === 1);
  if (wants(manufacturer)) countCodes(segment.manufacturers, set, counts);
  if (wants(categoryId, categoryIds)) countCategories(segment, set, counting);
  const wantsLabels = wants(flagIds, inStock);
  const wantsFields = isWanted.includes(1, FIRST_FIELD_KEY);
  if (!wantsLabels && !wantsFields) return;
  // Stryker disable next-line ConditionalExpression,BlockStatement: both ways count the same, one of them sooner
  if (isCheaperByPostings(segment, set)) {
    countByPostings(segment, set, counting);
    return;
  }
  if (wantsLabels) countLabels(segment, set, counting);
  if (wantsFields) countFields(segment.fields, set, counting);
}

function countCodes(codes: Codes, set: DocSet, counts: Uint32Array): void {
  eachList(set, (docs) => {
    // Stryker disable next-line EqualityOperator: behind the end there is nothing
    for (let at = 0; at < docs.length; at += 1) {
      const code = codes[docs[at] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  });
}

/** A category set is a range of documents: either counts the bits of each range, or goes through a few documents. */
function countCategories(segment: OpenSegment, docs: DocSet, counting: Counting): void {
  const { setStarts, setTerms, categorySets } = segment;
  const setCounts = new Uint32Array(setStarts.length - 1);
  // Stryker disable next-line ConditionalExpression,CallExpression: both ways count the same, one of them sooner
  if (docs.docs) countCodes(categorySets, docs, setCounts);
  else countRanges(docs.bits, setStarts, setCounts);
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let set = 0; set < setCounts.length; set += 1) {
    const count = setCounts[set] as number;
    if (count > 0) addToTerms(setTerms, set, count, counting);
  }
}

function countRanges(bits: Bits, starts: Uint32Array, counts: Uint32Array): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let at = 0; at < counts.length; at += 1) {
    counts[at] = countBetween(bits, starts[at] as number, starts[at + 1] as number);
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

function countFields(lists: TermLists, set: DocSet, counting: Counting): void {
  const isAll = !counting.isWanted.includes(0, FIRST_FIELD_KEY);
  eachList(set, (docs) => {
    // Stryker disable next-line ConditionalExpression: both ways count the same, one of them sooner
    if (isAll) countEveryField(lists, docs, counting.counts);
    else for (const doc of docs) addToTerms(lists, doc, 1, counting);
  });
}

/** Usually all fields are wanted; then the check of each term can be skipped. */
function countEveryField(
  { offsets, terms }: TermLists,
  docs: Uint32Array,
  counts: Uint32Array,
): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let row = 0; row < docs.length; row += 1) {
    const doc = docs[row] as number;
    const end = offsets[doc + 1] as number;
    for (let at = offsets[doc] as number; at < end; at += 1) {
      const term = terms[at] as number;
      counts[term] = (counts[term] as number) + 1;
    }
  }
}
