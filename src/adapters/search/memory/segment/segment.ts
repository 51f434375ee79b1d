import type { SearchDocument } from "#ports/search.ts";
import type { TextBuffers } from "../text/text-buffers.ts";
import type { Blocks } from "./blocks.ts";
import type { Postings } from "./postings.ts";
import type { Bits, Codes } from "./shared-arrays.ts";
import type { TermLists } from "./term-sets.ts";

const IN_STOCK = 2 ** 31;

/** What sells better is higher, and whatever is in stock is above all that is not. */
export function salesRank({ paidAmount, inStock }: SearchDocument): number {
  const cents = Math.min(IN_STOCK - 1, Math.max(0, Math.round(paidAmount)));
  return inStock ? IN_STOCK + cents : cents;
}

export const isInStock = (rank: number) => rank >= IN_STOCK;

/**
 * Documents as columns in shared memory, never changed once made. Documents are numbered so that those
 * of one category set follow each other: a category is a few ranges of numbers.
 */
export type Segment = {
  size: number;
  ids: Uint32Array;
  /** Documents by ascending id. */
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
  /** Cents paid, and above all of them what is in stock: see `salesRank`. */
  salesRanks: Uint32Array;
  salesBlocks: Blocks;
  arrivalDays: Int32Array;
  arrivalBlocks: Blocks;
  /** The first is what most sites share. */
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

/** Of documents whose variants differ in price, each variant: few have them, so they are beside the columns. */
export type VariantPrices = {
  /** Ascending. */
  docs: Uint32Array;
  /** Of 32 documents those with several prices are docs[blocks[i]] … docs[blocks[i + 1] - 1]. */
  blocks: Uint32Array;
  /** Those of docs[i] are starts[i] … starts[i + 1] - 1, in the order shown. */
  starts: Uint32Array;
  /** What each has of the fields that variants fill. */
  terms: TermLists;
  inStock: Uint8Array;
  cents: Uint32Array;
  fractions: Uint16Array;
  /** Documents of which all variants cost the same on a site. */
  alike: { siteId: number; docs: Uint32Array }[];
};
