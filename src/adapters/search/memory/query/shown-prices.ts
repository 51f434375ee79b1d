import { SORT } from "#ports/sort-type.ts";
import { hasBit, intersectBits, uniteBits } from "../bits/bits.ts";
import type { Blocks } from "../segment/blocks.ts";
import type { PriceColumns } from "../segment/segment.ts";
import { BITS_SHIFT, type Bits } from "../segment/shared-arrays.ts";
import type { CodedQuery, TermGroup } from "./coded-query.ts";
import { membersOf } from "./members.ts";
import type { OpenSegment, OpenSite, ShownPrices } from "./open-segment.ts";
import type { Scratch } from "./scratch.ts";

/**
 * The site with the prices of the variants that the question asks for, at `docs`. Where it asks for none, or none of
 * the goods has several prices, nothing is copied and nothing is done.
 */
export function showPrices(
  segment: OpenSegment,
  site: OpenSite,
  query: Pick<CodedQuery, "groups" | "ranges" | "stats" | "sort">,
  docs: Bits,
  scratch: Scratch,
): OpenSite {
  const wishes = query.groups.filter(({ key }) => segment.variantKeys.has(key));
  if (wishes.length === 0 || !goesByPrice(query)) return site;
  const having = scratch.allocateBits(segment.size);
  for (const wish of wishes) uniteBits(having, membersOf(segment, wish, scratch), 0);
  // All others cost what they cost without a wish.
  intersectBits(having, docs);
  const shown = startShowing(segment, site);
  showWished(segment, site, shown, { having, wishes });
  return { ...site, prices: shown.prices };
}

const goesByPrice = ({ ranges, stats, sort }: Pick<CodedQuery, "ranges" | "stats" | "sort">) =>
  ranges.length > 0 ||
  stats.length > 0 ||
  sort === SORT.priceAscending ||
  sort === SORT.priceDescending ||
  sort === SORT.bestValue;

/** The copy is made once and changed from question to question; what the last one changed is put back. */
function startShowing(segment: OpenSegment, { prices: of }: OpenSite): ShownPrices {
  const last = segment.shown;
  if (last?.of !== of) {
    segment.shown = { of, prices: copyPrices(of), docs: [] };
    return segment.shown;
  }
  const { prices } = last;
  for (const doc of last.docs) {
    putBack(prices.cents, prices.centsBlocks, of.cents, of.centsBlocks, doc);
    putBack(prices.fractions, prices.fractionsBlocks, of.fractions, of.fractionsBlocks, doc);
  }
  last.docs = [];
  return last;
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

function showWished(
  segment: OpenSegment,
  { alike }: OpenSite,
  { prices, docs }: ShownPrices,
  { having, wishes }: { having: Bits; wishes: readonly TermGroup[] },
): void {
  const { variants } = segment;
  const isWished = new Uint8Array(segment.postings.bitsAt.length);
  for (const { terms } of wishes) for (const term of terms) isWished[term] = 1;
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = 0; word < having.length; word += 1) {
    // Stryker disable next-line ConditionalExpression: a short way past what nobody asks for
    if (having[word] === 0) continue;
    const end = variants.blocks[word + 1] as number;
    for (let place = variants.blocks[word] as number; place < end; place += 1) {
      const doc = variants.docs[place] as number;
      if (!hasBit(having, doc) || alike.has(doc)) continue;
      const variant = preferredVariant(segment, place, isWished);
      put(prices.cents, prices.centsBlocks, doc, variants.cents[variant] as number);
      put(prices.fractions, prices.fractionsBlocks, doc, variants.fractions[variant] as number);
      docs.push(doc);
    }
  }
}

/** As cards choose it (`preferredVariant` of the catalogue). */
function preferredVariant(
  { variants: { starts, terms, inStock } }: OpenSegment,
  place: number,
  isWished: Uint8Array,
): number {
  const end = starts[place + 1] as number;
  let best = starts[place] as number;
  let most = -1;
  for (let variant = best; variant < end; variant += 1) {
    let worth = inStock[variant] as number;
    const lastTerm = terms.offsets[variant + 1] as number;
    for (let at = terms.offsets[variant] as number; at < lastTerm; at += 1) {
      worth += 2 * (isWished[terms.terms[at] as number] as number);
    }
    if (worth <= most) continue;
    most = worth;
    best = variant;
  }
  return best;
}

type Column = Uint32Array | Uint16Array;

/** The block of the document may only become wider: it is what others are passed over by. */
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
