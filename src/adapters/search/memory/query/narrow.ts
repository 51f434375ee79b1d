import { intersectBits, setDocs } from "../bits/bits.ts";
import { type DocSet, docSet, listedSet } from "../bits/doc-set.ts";
import { BITS_SHIFT, type Bits } from "../segment/shared-arrays.ts";
import type { CodedQuery, RangeColumn, TermGroup, ValueRange } from "./coded-query.ts";
import { membersOf } from "./members.ts";
import type { OpenSegment, OpenSite } from "./open-segment.ts";
import type { Scratch } from "./scratch.ts";
import { showPrices } from "./shown-prices.ts";
import type { FoundInSegment } from "./text-matches.ts";

/**
 * The documents that a query finds, and those that fail exactly one of its selections: a facet ignores its own
 * selection, so it counts the hits and the documents that only this selection excludes.
 */
type Narrowed = {
  hits: DocSet;
  nearMisses: NearMiss[];
  /** The site, with the prices that apply to the query. */
  site: OpenSite;
};
export type NearMiss = { of: number | RangeColumn; docs: Bits };

type Misses = { base: Bits; once: Bits; twice: Bits; groups: NearMiss[] };

export function narrow(
  segment: OpenSegment,
  site: OpenSite,
  query: CodedQuery,
  inText: FoundInSegment | undefined,
  scratch: Scratch,
): Narrowed {
  // Stryker disable next-line ConditionalExpression: a short way to the same set
  if (inText?.docs && isPlain(query)) return plainHits(site, listedSet(inText.docs, inText.bits));
  const base = baseOf(segment, site, inText, scratch);
  return isPlain(query)
    ? plainHits(site, docSet(base))
    : choose(segment, site, query, base, scratch);
}

// Stryker disable next-line ArrowFunction,ConditionalExpression: the long way leads to the same set
const isPlain = ({ groups, ranges }: CodedQuery) => groups.length === 0 && ranges.length === 0;

function choose(
  segment: OpenSegment,
  site: OpenSite,
  query: CodedQuery,
  base: Bits,
  scratch: Scratch,
): Narrowed {
  const isFacet = (group: TermGroup) => query.facetKeys.includes(group.key);
  const isStat = (range: ValueRange) => query.stats.includes(range.column);
  for (const group of query.groups) {
    if (!isFacet(group)) intersectBits(base, membersOf(segment, group, scratch));
  }
  const once = scratch.allocateBits(segment.size);
  const misses = { base, once, twice: scratch.allocateBits(segment.size), groups: [] };
  for (const group of query.groups) {
    if (isFacet(group)) missTerms(misses, group.key, membersOf(segment, group, scratch));
  }
  const shown = showPrices(segment, site, query, pricedDocs(misses, query, scratch), scratch);
  // Ranges are checked last, because they are checked document by document, for those that are left.
  for (const range of query.ranges) if (!isStat(range)) keepInRange(misses, shown, range);
  for (const range of query.ranges) if (isStat(range)) missRange(misses, shown, range, scratch);
  return { ...settle(misses), site: shown };
}

const plainHits = (site: OpenSite, hits: DocSet): Narrowed => ({ hits, nearMisses: [], site });

/**
 * The documents whose price is needed: the hits and, with a price range, also the documents that miss one other
 * selection.
 */
function pricedDocs({ base, once, twice }: Misses, { ranges }: CodedQuery, scratch: Scratch): Bits {
  const docs = scratch.allocateBits(base.length << BITS_SHIFT);
  const missed = ranges.length > 0 ? twice : once;
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < base.length; word += 1) {
    docs[word] = (base[word] as number) & ~(missed[word] as number);
  }
  return docs;
}

/** The documents that the text found and the site shows, or all that the site shows. */
function baseOf(
  segment: OpenSegment,
  site: OpenSite,
  inText: FoundInSegment | undefined,
  scratch: Scratch,
): Bits {
  if (inText?.docs) {
    setDocs(inText.bits, inText.docs, 0, inText.docs.length);
    return inText.bits;
  }
  const base = inText?.bits ?? scratch.allocateBits(segment.size);
  if (inText) intersectBits(base, site.visible);
  else base.set(site.visible);
  return base;
}

/** Turns a group's members into the documents of the base that are not members, and records these misses. */
function missTerms({ base, once, twice, groups }: Misses, key: number, members: Bits): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < base.length; word += 1) {
    const missed = (base[word] as number) & ~(members[word] as number);
    twice[word] = (twice[word] as number) | ((once[word] as number) & missed);
    once[word] = (once[word] as number) | missed;
    members[word] = missed;
  }
  groups.push({ of: key, docs: members });
}

function keepInRange({ base, twice }: Misses, site: OpenSite, range: ValueRange): void {
  const column = site.prices[range.column];
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < base.length; word += 1) {
    const rest = (base[word] as number) & ~(twice[word] as number);
    if (rest !== 0) base[word] = (base[word] as number) & ~outOfRange(column, word, rest, range);
  }
}

function missRange(misses: Misses, site: OpenSite, range: ValueRange, scratch: Scratch): void {
  const { base, once, twice, groups } = misses;
  const column = site.prices[range.column];
  const docs = scratch.allocateBits(base.length << BITS_SHIFT);
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < base.length; word += 1) {
    const rest = (base[word] as number) & ~(twice[word] as number);
    if (rest === 0) continue;
    const missed = outOfRange(column, word, rest, range);
    docs[word] = missed;
    twice[word] = (twice[word] as number) | ((once[word] as number) & missed);
    once[word] = (once[word] as number) | missed;
  }
  groups.push({ of: range.column, docs });
}

/** Of 32 documents, those whose value is out of the range. Without branches, which the CPU could not predict. */
function outOfRange(
  column: Uint32Array | Uint16Array,
  word: number,
  docs: number,
  { min, max }: ValueRange,
): number {
  const first = word << BITS_SHIFT;
  let missed = 0;
  // Stryker disable next-line ConditionalExpression,EqualityOperator,UnaryOperator,BlockStatement: a short way where all 32 are wanted
  if (docs === -1) {
    for (let at = 0; at < 32; at += 1) {
      const value = column[first + at] as number;
      missed |= (Number(value < min) | Number(value > max)) << at;
    }
    return missed;
  }
  for (let rest = docs; rest !== 0; rest &= rest - 1) {
    const at = 31 - Math.clz32(rest & -rest);
    const value = column[first + at] as number;
    missed |= (Number(value < min) | Number(value > max)) << at;
  }
  return missed;
}

function settle({ base, once, twice, groups }: Misses): Omit<Narrowed, "site"> {
  for (const { docs } of groups) {
    // Stryker disable next-line EqualityOperator: behind the end there is nothing
    for (let word = 0; word < base.length; word += 1) {
      const missedOnce = (base[word] as number) & ~(twice[word] as number);
      docs[word] = (docs[word] as number) & missedOnce;
    }
  }
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < base.length; word += 1) {
    base[word] = (base[word] as number) & ~(once[word] as number);
  }
  return { hits: docSet(base), nearMisses: groups };
}
