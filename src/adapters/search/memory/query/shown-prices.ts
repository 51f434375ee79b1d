import { SORT } from "#ports/sort-type.ts";
import { hasBit, intersectBits, uniteBits } from "../bits/bits.ts";
import type { Blocks } from "../segment/blocks.ts";
import type { PriceColumns } from "../segment/segment.ts";
import { BITS_SHIFT, type Bits } from "../segment/shared-arrays.ts";
import type { CodedQuery, TermGroup } from "./coded-query.ts";
import { membersOf } from "./members.ts";
import type { OpenSegment, OpenSite, ShownPrices } from "./open-segment.ts";
import type { Scratch } from "./scratch.ts";

/** Each takes 6 MB per million products in every reader; few are needed, because most sites share their prices. */
export const MOST_COPIES = 4;

/**
 * The site, with the prices of the variants that the query asks for, at `docs`. If the query asks for no variant, or
 * prices do not matter for it, the site is returned unchanged and nothing is copied.
 */
export function showPrices(
  segment: OpenSegment,
  site: OpenSite,
  query: Pick<CodedQuery, "groups" | "ranges" | "stats" | "sort">,
  docs: Bits,
  scratch: Scratch,
): OpenSite {
  const groups = query.groups.filter(({ key }) => segment.variantKeys.has(key));
  if (groups.length === 0 || !goesByPrice(query)) return site;
  const having = scratch.allocateBits(segment.size);
  for (const group of groups) uniteBits(having, membersOf(segment, group, scratch), 0);
  // All other documents keep the price they have in a query without variants.
  intersectBits(having, docs);
  const shown = startShowing(segment, site);
  putPreferred(segment, site, shown, { having, groups });
  return { ...site, prices: shown.prices };
}

const goesByPrice = ({ ranges, stats, sort }: Pick<CodedQuery, "ranges" | "stats" | "sort">) =>
  ranges.length > 0 ||
  stats.length > 0 ||
  sort === SORT.priceAscending ||
  sort === SORT.priceDescending ||
  sort === SORT.bestValue;

/** The copy is made once and reused: each query first restores what the last one changed. */
function startShowing({ shown }: OpenSegment, { prices: of }: OpenSite): ShownPrices {
  const copy = shown.get(of) ?? { prices: copyPrices(of), docs: [] };
  shown.delete(of);
  const [oldest] = shown.keys();
  if (oldest && shown.size >= MOST_COPIES) shown.delete(oldest);
  shown.set(of, copy);
  const { prices } = copy;
  for (const doc of copy.docs) {
    putBack(prices.cents, prices.centsBlocks, of.cents, of.centsBlocks, doc);
    putBack(prices.fractions, prices.fractionsBlocks, of.fractions, of.fractionsBlocks, doc);
  }
  copy.docs = [];
  return copy;
}

const copyPrices = ({ cents, centsBlocks, fractions, fractionsBlocks }: PriceColumns) => ({
  cents: cents.slice(),
  centsBlocks: copyBlocks(centsBlocks),
  fractions: fractions.slice(),
  fractionsBlocks: copyBlocks(fractionsBlocks),
});
const copyBlocks = ({ lowest, highest }: Blocks): Blocks => ({
  lowest: lowest.slice(),
  highest: highest.slice(),
});

/** Replaces the product's price by that of the variant that the query asks for. */
function putPreferred(
  segment: OpenSegment,
  { alike }: OpenSite,
  { prices, docs }: ShownPrices,
  { having, groups }: { having: Bits; groups: readonly TermGroup[] },
): void {
  const { variants } = segment;
  const isAsked = new Uint8Array(segment.postings.bitsAt.length);
  for (const { terms } of groups) for (const term of terms) isAsked[term] = 1;
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < having.length; word += 1) {
    // Stryker disable next-line ConditionalExpression: a short way past what nobody asks for
    if (having[word] === 0) continue;
    const end = variants.blocks[word + 1] as number;
    for (let entry = variants.blocks[word] as number; entry < end; entry += 1) {
      const doc = variants.docs[entry] as number;
      if (!hasBit(having, doc) || alike.has(doc)) continue;
      const variant = preferredVariant(segment, entry, isAsked);
      put(prices.cents, prices.centsBlocks, doc, variants.cents[variant] as number);
      put(prices.fractions, prices.fractionsBlocks, doc, variants.fractions[variant] as number);
      docs.push(doc);
    }
  }
}

/** Chooses like cards do (`preferredVariant` of the catalogue). */
function preferredVariant(
  { variants: { starts, terms, inStock } }: OpenSegment,
  entry: number,
  isAsked: Uint8Array,
): number {
  const end = starts[entry + 1] as number;
  let best = starts[entry] as number;
  let most = -1;
  for (let variant = best; variant < end; variant += 1) {
    let worth = inStock[variant] as number;
    const lastTerm = terms.offsets[variant + 1] as number;
    for (let at = terms.offsets[variant] as number; at < lastTerm; at += 1) {
      worth += 2 * (isAsked[terms.terms[at] as number] as number);
    }
    if (worth <= most) continue;
    most = worth;
    best = variant;
  }
  return best;
}

type Column = Uint32Array | Uint16Array;

/** The block's range may only grow, because whole blocks are skipped by it. */
function put(column: Column, { lowest, highest }: Blocks, doc: number, value: number): void {
  const block = doc >>> BITS_SHIFT;
  column[doc] = value;
  if (value < (lowest[block] as number)) lowest[block] = value;
  if (value > (highest[block] as number)) highest[block] = value;
}

function putBack(column: Column, blocks: Blocks, of: Column, ofBlocks: Blocks, doc: number): void {
  const block = doc >>> BITS_SHIFT;
  column[doc] = of[doc] as number;
  blocks.lowest[block] = ofBlocks.lowest[block] as number;
  blocks.highest[block] = ofBlocks.highest[block] as number;
}
