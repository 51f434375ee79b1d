import type { TextMatches } from "../text/text-index.ts";
import { listDocs, setDocs } from "./bits.ts";
import type { CodedAnswer, CodedQuery } from "./coded-query.ts";
import { type Counting, countTerms, type DocList } from "./count-terms.ts";
import { type Narrowed, narrow } from "./narrow.ts";
import { offerDocuments } from "./offer-documents.ts";
import type { OpenSegment, OpenSite } from "./open-segment.ts";
import { createPage, type Page } from "./page.ts";
import type { Scratch } from "./scratch.ts";
import { addWholeSite, keysOfWholeSite } from "./site-counts.ts";
import { BAND, matchText } from "./text-matches.ts";
import { emptySpan, type ValueSpan, widenSpan } from "./value-span.ts";

/** What a worker knows: the segments and the key of every term. */
export type Searchable = {
  segments: readonly OpenSegment[];
  keyOf: Uint16Array;
  keyCount: number;
  scratch: Scratch;
};

export type FoundPage = Pick<CodedAnswer, "ids" | "total" | "terms" | "counts" | "stats"> & {
  /** How well the text was understood. */
  band: number;
};

/** One query over all segments: they share the page, the counts and the total, so the answer is exact. */
export function runQuery(searchable: Searchable, query: CodedQuery): FoundPage {
  const { segments, scratch } = searchable;
  const mostOffers = segments.reduce((sum, { size }) => sum + size, 0);
  const page = createPage(query.offset, query.limit, mostOffers);
  const wholeSite = keysOfWholeSite(query);
  const counted = query.facetKeys.filter((key) => !wholeSite.includes(key));
  const counting = startCounting(searchable, counted);
  const gathered: Gathered = { page, counting, spans: query.stats.map(emptySpan) };
  const text = query.text ? matchText(segments, query) : undefined;
  let total = 0;
  for (const segment of segments) {
    const site = segment.siteOf.get(query.siteId);
    const matches = text?.bySegment.get(segment);
    if (!site || (text && !matches)) continue;
    addWholeSite(segment, site, wholeSite, counting);
    total += runOnSegment(segment, site, { ...query, facetKeys: counted }, matches, gathered);
    scratch.giveBack();
  }
  return {
    ids: page.ids(),
    total,
    ...readCounts(counting, query.facetKeys),
    stats: gathered.spans.filter(({ min, max }) => min <= max),
    band: text?.band ?? BAND.typed,
  };
}

type Gathered = { page: Page; counting: Counting; spans: ValueSpan[] };

function runOnSegment(
  segment: OpenSegment,
  site: OpenSite,
  query: CodedQuery,
  matches: TextMatches | undefined,
  { page, counting, spans }: Gathered,
): number {
  const { scratch } = counting;
  const scores = matches && spreadScores(matches, segment.size, scratch);
  const matched = matches && scratch.takeBits(segment.size);
  if (matched) setDocs(matched, matches.docs, 0, matches.docs.length);
  const narrowed = narrow(segment, site, query, matched, scratch);
  const list: DocList = { docs: scratch.docs(segment.size), count: 0 };
  list.count = listDocs(narrowed.hits, list.docs);
  const total = list.count;
  if (query.limit > 0) offerDocuments(segment, site, list, query.sort, scores, page);
  if (query.facetKeys.length > 0) countTerms(segment, list, counting);
  for (const span of spans) widenSpan(span, site, list);
  addNearMisses(segment, site, narrowed, list, { page, counting, spans });
  return total;
}

/** Each selected facet also counts what its own selection alone keeps out. */
function addNearMisses(
  segment: OpenSegment,
  site: OpenSite,
  { nearMisses }: Narrowed,
  list: DocList,
  { counting, spans }: Gathered,
): void {
  for (const { of, docs } of nearMisses) {
    list.count = listDocs(docs, list.docs);
    if (typeof of === "number") {
      const isWanted = new Uint8Array(counting.isWanted.length);
      isWanted[of] = 1;
      countTerms(segment, list, { ...counting, isWanted });
    } else {
      for (const span of spans) if (span.column === of) widenSpan(span, site, list);
    }
  }
}

function spreadScores({ docs, scores }: TextMatches, size: number, scratch: Scratch): Float32Array {
  const spread = scratch.scores(size);
  for (let at = 0; at < docs.length; at += 1) spread[docs[at] as number] = scores[at] as number;
  return spread;
}

function startCounting(searchable: Searchable, facetKeys: readonly number[]): Counting {
  const { keyOf, keyCount, scratch } = searchable;
  const isWanted = new Uint8Array(keyCount);
  for (const key of facetKeys) isWanted[key] = 1;
  return { counts: scratch.counts(keyOf.length), isWanted, keyOf, scratch };
}

function readCounts(
  { counts, isWanted, keyOf }: Counting,
  facetKeys: readonly number[],
): Pick<FoundPage, "terms" | "counts"> {
  for (const key of facetKeys) isWanted[key] = 1;
  const terms: number[] = [];
  const found: number[] = [];
  for (let term = 1; term < keyOf.length; term += 1) {
    const count = counts[term] as number;
    if (count === 0 || isWanted[keyOf[term] as number] !== 1) continue;
    terms.push(term);
    found.push(count);
  }
  counts.fill(0, 0, keyOf.length);
  return { terms: Uint32Array.from(terms), counts: Uint32Array.from(found) };
}
