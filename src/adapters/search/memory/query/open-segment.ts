import { clearBit, hasBit } from "../bits/bits.ts";
import type { PriceColumns, Segment } from "../segment/segment.ts";
import type { Bits } from "../segment/shared-arrays.ts";
import { KEY } from "../segment/term-dictionary.ts";
import { openTextIndex, type TextIndex } from "../text/text-index.ts";
import { type CachedCounts, subtractDocument } from "./counts/cached-counts.ts";

/** The products of one site. The set belongs to this worker: removed documents are cleared in it. */
export type OpenSite = {
  visible: Bits;
  prices: PriceColumns;
  /** Documents whose variants differ in price on other sites, but not on this one. */
  alike: ReadonlySet<number>;
  countCache: Map<string, CachedCounts>;
};

/** A copy of a site's prices in which the documents `docs` have the prices of the variants of the last query. */
export type ShownPrices = { prices: PriceColumns; docs: number[] };

export type OpenSegment = Segment & {
  siteOf: ReadonlyMap<number, OpenSite>;
  /** Category sets that contain a term. */
  setsOfTerm: ReadonlyMap<number, readonly number[]>;
  facetPostings: FacetPostings;
  /** Fields of variants that may differ in price. */
  variantKeys: ReadonlySet<number>;
  /** Keyed by the columns that each was copied from; the most recently used one is last. */
  shown: Map<PriceColumns, ShownPrices>;
  textOf(language: string): TextIndex | undefined;
};

export function openSegment(
  segment: Segment,
  deadIds: readonly number[],
  keyOf: Uint16Array,
): OpenSegment {
  const siteOf = new Map(
    segment.sites.map(({ siteId, visible, priceColumn }): [number, OpenSite] => [
      siteId,
      {
        visible: new Int32Array(visible),
        prices: segment.prices[priceColumn] as PriceColumns,
        alike: new Set(segment.variants.alike.find((one) => one.siteId === siteId)?.docs),
        countCache: new Map(),
      },
    ]),
  );
  const texts = new Map<string, TextIndex>();
  const opened: OpenSegment = {
    ...segment,
    siteOf,
    setsOfTerm: listSetsOfTerms(segment),
    facetPostings: listFacetPostings(segment, keyOf),
    variantKeys: new Set(Array.from(segment.variants.terms.terms, (term) => keyOf[term] as number)),
    shown: new Map(),
    textOf(language) {
      const buffers = segment.texts[language];
      if (!buffers) return undefined;
      const index = texts.get(language) ?? openTextIndex(buffers);
      // Stryker disable next-line CallExpression: opened anew it is the same
      texts.set(language, index);
      return index;
    },
  };
  hideDocuments(opened, deadIds);
  return opened;
}

/** Hides documents that were removed or have a newer version in another segment. */
export function hideDocuments(segment: OpenSegment, ids: readonly number[]): void {
  for (const id of ids) {
    const doc = findDocument(segment, id);
    if (doc === undefined) continue;
    for (const site of segment.siteOf.values()) {
      if (!hasBit(site.visible, doc)) continue;
      clearBit(site.visible, doc);
      for (const kept of site.countCache.values()) subtractDocument(segment, kept, doc);
    }
  }
}

function findDocument({ ids, docsById }: Segment, id: number): number | undefined {
  let [low, high] = [0, docsById.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const doc = docsById[middle] as number;
    const found = ids[doc] as number;
    if (found === id) return doc;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

function listSetsOfTerms({ setTerms, setStarts }: Segment): Map<number, number[]> {
  const setsOfTerm = new Map<number, number[]>();
  for (let set = 0; set + 1 < setStarts.length; set += 1) {
    const end = setTerms.offsets[set + 1] as number;
    for (let at = setTerms.offsets[set] as number; at < end; at += 1) {
      const term = setTerms.terms[at] as number;
      const sets = setsOfTerm.get(term);
      if (sets) sets.push(set);
      else setsOfTerm.set(term, [set]);
    }
  }
  return setsOfTerm;
}

function listFacetPostings({ postings }: Segment, keyOf: Uint16Array): FacetPostings {
  const { bitsAt, docsAt } = postings;
  const terms: number[] = [];
  let [bitTerms, listedDocs] = [0, 0];
  for (const [term, at] of bitsAt.entries()) {
    const listed = (docsAt[term + 1] as number) - (docsAt[term] as number);
    const isShown = (keyOf[term] as number) >= KEY.flagIds;
    if (!isShown || (at === 0 && listed === 0)) continue;
    terms.push(term);
    listedDocs += listed;
    if (at > 0) bitTerms += 1;
  }
  return { terms: Uint32Array.from(terms), bitTerms, listedDocs };
}

/** Terms of flags, stock and fields in this segment, and the sizes that decide the cost of counting them. */
type FacetPostings = { terms: Uint32Array; bitTerms: number; listedDocs: number };
