import type { SearchDocument, VariantPrice } from "#ports/search.ts";
import type { VariantPrices } from "./segment.ts";
import {
  BITS_SHIFT,
  type GrowingNumbers,
  growingUint32,
  sharedUint8,
  sharedUint16,
  sharedUint32,
  wordsFor,
} from "./shared-arrays.ts";
import { codePrice } from "./site-prices.ts";
import { fieldKey, type TermDictionary } from "./term-dictionary.ts";
import { packLists } from "./term-sets.ts";

export type VariantEncoder = {
  add(document: number, of: SearchDocument, dictionary: TermDictionary): void;
  /** positions[document] is its number in the final order, or -1 if it was replaced. */
  finish(positions: Int32Array, size: number, termCount: number): VariantPrices;
};

/**
 * Variants in the order of arrival: where the variants of each document end, and where the terms of each variant end.
 */
const growVariants = () => ({
  documents: growingUint32(),
  ends: growingUint32(),
  termEnds: growingUint32(),
  terms: growingUint32(),
  stock: growingUint32(),
  cents: growingUint32(),
  fractions: growingUint32(),
});
type Variants = ReturnType<typeof growVariants>;

export function createVariantEncoder(): VariantEncoder {
  const added = growVariants();
  const alike = new Map<number, GrowingNumbers>();
  return {
    add(document, { variants = [], sites }, dictionary) {
      if (variants.length === 0) return;
      for (const variant of variants) addVariant(added, variant, dictionary);
      added.documents.push(document);
      added.ends.push(added.cents.length);
      for (const { siteId, byVariant } of sites) {
        if (byVariant) continue;
        const docs = alike.get(siteId) ?? growingUint32();
        alike.set(siteId, docs);
        docs.push(document);
      }
    },
    finish(positions, size, termCount) {
      const entries = remaining(added.documents, positions);
      const docs = docsOf(added.documents, entries, positions);
      return {
        docs,
        blocks: blockStarts(docs, size),
        ...orderVariants(added, entries, termCount),
        alike: [...alike].map(([siteId, own]) => ({
          siteId,
          docs: docsOf(own, remaining(own, positions), positions),
        })),
      };
    },
  };
}

function addVariant(
  { terms, termEnds, stock, cents, fractions }: Variants,
  variant: VariantPrice,
  dictionary: TermDictionary,
): void {
  for (const [fieldId, value] of Object.entries(variant.fields)) {
    terms.push(dictionary.addTerm(dictionary.addKey(fieldKey(fieldId)), value));
  }
  termEnds.push(terms.length);
  const price = codePrice(variant);
  stock.push(Number(variant.inStock));
  cents.push(price.cents);
  fractions.push(price.fraction);
}

/** The variants of these entries' documents, in the entries' order. */
function orderVariants(added: Variants, entries: readonly number[], termCount: number) {
  const starts = sharedUint32(entries.length + 1);
  const variants = entries.flatMap((entry, at) => {
    const start = entry === 0 ? 0 : added.ends.at(entry - 1);
    const length = added.ends.at(entry) - start;
    starts[at + 1] = (starts[at] as number) + length;
    return Array.from({ length }, (_, offset) => start + offset);
  });
  const column = <Column extends Uint8Array | Uint16Array | Uint32Array>(
    values: GrowingNumbers,
    into: Column,
  ) => {
    for (const [at, variant] of variants.entries()) into[at] = values.at(variant);
    return into;
  };
  return {
    starts,
    terms: packLists(termsOf(added, variants), termCount),
    inStock: column(added.stock, sharedUint8(variants.length)),
    cents: column(added.cents, sharedUint32(variants.length)),
    fractions: column(added.fractions, sharedUint16(variants.length)),
  };
}

function* termsOf({ terms, termEnds }: Variants, variants: readonly number[]) {
  for (const variant of variants) {
    const start = variant === 0 ? 0 : termEnds.at(variant - 1);
    yield Array.from({ length: termEnds.at(variant) - start }, (_, at) => terms.at(start + at));
  }
}

/** The entries whose documents were not replaced by later ones, in the final order. */
function remaining(documents: GrowingNumbers, positions: Int32Array): number[] {
  const all = Array.from({ length: documents.length }, (_, entry) => entry);
  const position = (entry: number) => positions[documents.at(entry)] as number;
  return all.filter((entry) => position(entry) >= 0).sort((a, b) => position(a) - position(b));
}

function docsOf(documents: GrowingNumbers, entries: readonly number[], positions: Int32Array) {
  const docs = sharedUint32(entries.length);
  for (const [at, entry] of entries.entries()) docs[at] = positions[documents.at(entry)] as number;
  return docs;
}

function blockStarts(docs: Uint32Array, size: number): Uint32Array {
  const starts = sharedUint32(wordsFor(size) + 1);
  for (const doc of docs)
    starts[(doc >>> BITS_SHIFT) + 1] = (starts[(doc >>> BITS_SHIFT) + 1] as number) + 1;
  for (let block = 1; block < starts.length; block += 1) {
    starts[block] = (starts[block] as number) + (starts[block - 1] as number);
  }
  return starts;
}
