import type { SearchPrice, SitePrice } from "#ports/search.ts";
import { buildBlocks } from "./blocks.ts";
import type { PriceColumns, SiteColumns } from "./segment.ts";
import {
  BITS_SHIFT,
  type GrowingNumbers,
  growingUint32,
  sharedInt32,
  sharedUint16,
  sharedUint32,
  wordsFor,
} from "./shared-arrays.ts";

type PriceValues = Pick<PriceColumns, "cents" | "fractions">;

/** A site's own prices are stored only if they differ from the document's first price. */
type SiteEntries = {
  sold: GrowingNumbers;
  differs: GrowingNumbers;
  cents: GrowingNumbers;
  fractions: GrowingNumbers;
};

export type PriceEncoder = {
  add(document: number, sites: readonly SitePrice[]): void;
  /** Columns in the final order: positions[document] is its number there, or -1 if it was replaced. */
  finish(positions: Int32Array, size: number): { prices: PriceColumns[]; sites: SiteColumns[] };
};

const MAX_CENTS = 0xffffffff;
const MAX_FRACTION = 0xffff;
const clamp = (value: number, highest: number) => Math.min(highest, Math.max(0, Math.round(value)));

/** A price in the number range of the columns. */
export const codePrice = (price: SearchPrice | undefined) => ({
  cents: clamp(price?.priceCents ?? 0, MAX_CENTS),
  fraction: clamp(price?.paidFraction ?? 0, MAX_FRACTION),
});

export function createPriceEncoder(): PriceEncoder {
  const cents = growingUint32();
  const fractions = growingUint32();
  const bySite = new Map<number, SiteEntries>();

  function entriesOf(siteId: number): SiteEntries {
    let entries = bySite.get(siteId);
    if (!entries) {
      entries = {
        sold: growingUint32(),
        differs: growingUint32(),
        cents: growingUint32(),
        fractions: growingUint32(),
      };
      bySite.set(siteId, entries);
    }
    return entries;
  }

  return {
    add(document, sites) {
      const first = codePrice(sites[0]);
      cents.push(first.cents);
      fractions.push(first.fraction);
      for (const site of sites) {
        const entries = entriesOf(site.siteId);
        entries.sold.push(document);
        const own = codePrice(site);
        if (own.cents === first.cents && own.fraction === first.fraction) continue;
        entries.differs.push(document);
        entries.cents.push(own.cents);
        entries.fractions.push(own.fraction);
      }
    },
    finish(positions, size) {
      const shared = spread(cents, fractions, positions, size);
      const prices = [withBlocks(shared)];
      const sites = [...bySite].map(([siteId, entries]): SiteColumns => {
        const visible = visibleBits(entries.sold, positions, size);
        const own = entries.differs.length > 0 ? ownColumns(shared, entries, positions) : undefined;
        return { siteId, visible, priceColumn: own ? prices.push(withBlocks(own)) - 1 : 0 };
      });
      return { prices, sites };
    },
  };
}

const withBlocks = ({ cents, fractions }: PriceValues): PriceColumns => ({
  cents,
  centsBlocks: buildBlocks(cents),
  fractions,
  fractionsBlocks: buildBlocks(fractions),
});

function spread(
  cents: GrowingNumbers,
  fractions: GrowingNumbers,
  positions: Int32Array,
  size: number,
): PriceValues {
  const columns = { cents: sharedUint32(size), fractions: sharedUint16(size) };
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let document = 0; document < positions.length; document += 1) {
    const doc = positions[document] as number;
    // Stryker disable next-line ConditionalExpression: nothing is written below zero
    if (doc < 0) continue;
    columns.cents[doc] = cents.at(document);
    columns.fractions[doc] = fractions.at(document);
  }
  return columns;
}

function ownColumns(shared: PriceValues, entries: SiteEntries, positions: Int32Array): PriceValues {
  const size = shared.cents.length;
  const own = { cents: sharedUint32(size), fractions: sharedUint16(size) };
  own.cents.set(shared.cents);
  own.fractions.set(shared.fractions);
  for (let index = 0; index < entries.differs.length; index += 1) {
    const doc = positions[entries.differs.at(index)] as number;
    // Stryker disable next-line ConditionalExpression: nothing is written below zero
    if (doc < 0) continue;
    own.cents[doc] = entries.cents.at(index);
    own.fractions[doc] = entries.fractions.at(index);
  }
  return own;
}

function visibleBits(sold: GrowingNumbers, positions: Int32Array, size: number) {
  const visible = sharedInt32(wordsFor(size));
  for (let index = 0; index < sold.length; index += 1) {
    const doc = positions[sold.at(index)] as number;
    // Stryker disable next-line ConditionalExpression: nothing is written below zero
    if (doc < 0) continue;
    const word = doc >>> BITS_SHIFT;
    visible[word] = (visible[word] as number) | (1 << (doc & 31));
  }
  return visible;
}
