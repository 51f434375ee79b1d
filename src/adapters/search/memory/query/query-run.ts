import { SORT } from "#ports/sort-type.ts";
import { type DocSet, docSet } from "../bits/doc-set.ts";
import type { CodedQuery, CodedResult } from "./coded-query.ts";
import {
  addCategoryCounts,
  addSiteWideCounts,
  onlyCategory,
  siteWideKeys,
} from "./counts/category-counts.ts";
import type { Counting } from "./counts/count-by-postings.ts";
import { countTerms } from "./counts/count-terms.ts";
import { type NearMiss, narrow } from "./narrow.ts";
import type { OpenSegment, OpenSite } from "./open-segment.ts";
import { offerByColumn, offerByScore } from "./page/offer-documents.ts";
import { createPage, type Page } from "./page/page.ts";
import type { Scratch } from "./scratch.ts";
import { BAND, type FoundInSegment, matchText } from "./text-matches.ts";
import { emptySpan, type ValueSpan, widenSpan } from "./value-span.ts";

/** A worker's data: the segments, and the key of every term. */
export type Searchable = {
  segments: readonly OpenSegment[];
  keyOf: Uint16Array;
  keyCount: number;
  scratch: Scratch;
  /** How many products a suggested query finds, by site, language and text; until the next change. */
  suggestedCounts: Map<string, number>;
};

export type FoundPage = Pick<CodedResult, "ids" | "total" | "terms" | "counts" | "stats"> & {
  /** How well the text was understood, and which words were left out. */
  band: number;
  leftOut: readonly string[];
};

/** One query over all segments: they share the page, the counts and the total, so the answer is exact. */
export function runQuery(searchable: Searchable, query: CodedQuery): FoundPage {
  const { segments, scratch } = searchable;
  const mostOffers = segments.reduce((sum, { size }) => sum + size, 0);
  const page = createPage(query.offset, query.limit, mostOffers);
  const wholeSite = siteWideKeys(query);
  const counted = query.facetKeys.filter((key) => !wholeSite.includes(key));
  const counting = startCounting(searchable, counted);
  const gathered: Gathered = { page, counting, spans: query.stats.map(emptySpan), scratch };
  const text = query.text ? matchText(segments, query, scratch) : undefined;
  const ofText = scratch.allocated;
  let total = 0;
  for (const segment of segments) {
    const site = segment.siteOf.get(query.siteId);
    const inText = text?.bySegment.get(segment);
    if (!site || (text && !inText)) continue;
    addSiteWideCounts(segment, site, wholeSite, counting);
    total += runOnSegment(segment, site, { ...query, facetKeys: counted }, inText, gathered);
    scratch.release(ofText);
  }
  scratch.release(0);
  return {
    ids: page.ids(),
    total,
    ...readCounts(counting, query.facetKeys),
    stats: gathered.spans.filter(({ min, max }) => min <= max),
    band: text?.band ?? BAND.typed,
    leftOut: text?.leftOut ?? [],
  };
}

type Gathered = { page: Page; counting: Counting; spans: ValueSpan[]; scratch: Scratch };

function runOnSegment(
  segment: OpenSegment,
  site: OpenSite,
  query: CodedQuery,
  inText: FoundInSegment | undefined,
  gathered: Gathered,
): number {
  const { page, counting, spans, scratch } = gathered;
  const { hits: found, nearMisses, site: shown } = narrow(segment, site, query, inText, scratch);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a page of nothing takes nothing
  if (query.limit > 0) {
    if (!inText || query.sort !== SORT.relevance)
      offerByColumn(segment, shown, found, query.sort, page);
    else offerByScore(segment, found, inText.score, scratch, page);
  }
  countFound(segment, site, query, found, counting);
  for (const span of spans) widenSpan(span, shown, found);
  addNearMisses(segment, shown, nearMisses, gathered);
  return found.count;
}

function countFound(
  segment: OpenSegment,
  site: OpenSite,
  query: CodedQuery,
  found: DocSet,
  counting: Counting,
): void {
  // Stryker disable next-line ConditionalExpression: what nobody wants is not added
  if (query.facetKeys.length === 0) return;
  const category = onlyCategory(query);
  if (category) addCategoryCounts(segment, site, category, found, counting);
  else countTerms(segment, found, counting);
}

/** Each selected facet also counts the documents that only its own selection excludes. */
function addNearMisses(
  segment: OpenSegment,
  site: OpenSite,
  nearMisses: readonly NearMiss[],
  { counting, spans }: Gathered,
): void {
  for (const { of, docs } of nearMisses) {
    if (typeof of === "number") countTerms(segment, docSet(docs), onlyKey(counting, of));
    else for (const span of spans) if (span.column === of) widenSpan(span, site, docSet(docs));
  }
}

function onlyKey(counting: Counting, key: number): Counting {
  const isWanted = new Uint8Array(counting.isWanted.length);
  isWanted[key] = 1;
  return { ...counting, isWanted };
}

function startCounting(searchable: Searchable, facetKeys: readonly number[]): Counting {
  const { keyOf, keyCount, scratch } = searchable;
  const isWanted = new Uint8Array(keyCount);
  for (const key of facetKeys) isWanted[key] = 1;
  return { counts: scratch.counts(keyOf.length), isWanted, keyOf };
}

function readCounts(
  { counts, isWanted, keyOf }: Counting,
  facetKeys: readonly number[],
): Pick<FoundPage, "terms" | "counts"> {
  for (const key of facetKeys) isWanted[key] = 1;
  const terms: number[] = [];
  const found: number[] = [];
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let term = 1; term < keyOf.length; term += 1) {
    const count = counts[term] as number;
    if (count === 0 || isWanted[keyOf[term] as number] !== 1) continue;
    terms.push(term);
    found.push(count);
  }
  counts.fill(0, 0, keyOf.length);
  return { terms: Uint32Array.from(terms), counts: Uint32Array.from(found) };
}
