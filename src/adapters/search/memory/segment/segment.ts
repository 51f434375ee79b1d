import type { SearchDocument } from "#ports/search.ts";
import type { TextBuffers } from "../text/text-buffers.ts";
import type { Blocks } from "./blocks.ts";
import type { Postings } from "./postings.ts";
import type { Bits, Codes } from "./shared-arrays.ts";
import type { TermLists } from "./term-sets.ts";

const IN_STOCK = 2 ** 31;

/** The more it sold, the higher; everything in stock is above everything sold out. */
export function salesRank({ paidAmount, inStock }: SearchDocument): number {
  const cents = Math.min(IN_STOCK - 1, Math.max(0, Math.round(paidAmount)));
  return inStock ? IN_STOCK + cents : cents;
}

export const isInStock = (rank: number) => rank >= IN_STOCK;

/**
 * Documents as columns in shared memory, which never change once built. Documents of the same category set have
 * consecutive numbers, so a category is a few ranges of numbers.
 */
export type Segment = {
  size: number;
  ids: Uint32Array;
  /** Document numbers by ascending id. */
  docsById: Uint32Array;
  manufacturers: Codes;
  categorySets: Codes;
  /** Terms of category_id and category_ids. */
  setTerms: TermLists;
  /** Set s holds the documents setStarts[s] … setStarts[s + 1] - 1. */
  setStarts: Uint32Array;
  labelSets: Codes;
  /** Terms of flags, marks and stock. */
  labelTerms: TermLists;
  fields: TermLists;
  /** Cents paid; documents in stock are above all others: see `salesRank`. */
  salesRanks: Uint32Array;
  salesBlocks: Blocks;
  arrivalDays: Int32Array;
  arrivalBlocks: Blocks;
  /** The first one is shared by most sites. */
  prices: PriceColumns[];
  sites: SiteColumns[];
  variants: VariantPrices;
  postings: Postings;
  texts: Record<string, TextBuffers>;
};

export type PriceColumns = {
  cents: Uint32Array;
  centsBlocks: Blocks;
  fractions: Uint16Array;
  fractionsBlocks: Blocks;
};
export type SiteColumns = { siteId: number; visible: Bits; priceColumn: number };

/**
 * The variants of documents whose variants differ in price. Few documents have them, so they are stored outside the
 * columns.
 */
export type VariantPrices = {
  /** Ascending. */
  docs: Uint32Array;
  /** For block i of 32 documents, those with several prices are docs[blocks[i]] … docs[blocks[i + 1] - 1]. */
  blocks: Uint32Array;
  /** The variants of docs[i] are starts[i] … starts[i + 1] - 1, in display order. */
  starts: Uint32Array;
  /** The values of each variant's fields. */
  terms: TermLists;
  inStock: Uint8Array;
  cents: Uint32Array;
  fractions: Uint16Array;
  /** Documents whose variants all cost the same on this site. */
  alike: { siteId: number; docs: Uint32Array }[];
};
