import type { SearchDocument } from "#ports/search.ts";
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

export function createVariantEncoder(): VariantEncoder {
  const documents = growingUint32();
  const ends = growingUint32();
  const termEnds = growingUint32();
  const terms = growingUint32();
  const stock = growingUint32();
  const cents = growingUint32();
  const fractions = growingUint32();
  const alike = new Map<number, GrowingNumbers>();

  function* termsOf(variants: readonly number[]) {
    for (const variant of variants) {
      const start = variant === 0 ? 0 : termEnds.at(variant - 1);
      yield Array.from({ length: termEnds.at(variant) - start }, (_, at) => terms.at(start + at));
    }
  }

  return {
    add(document, { variants = [], sites }, dictionary) {
      if (variants.length === 0) return;
      for (const variant of variants) {
        for (const [fieldId, value] of Object.entries(variant.fields)) {
          terms.push(dictionary.addTerm(dictionary.addKey(fieldKey(fieldId)), value));
        }
        termEnds.push(terms.length);
        const price = codePrice(variant);
        stock.push(Number(variant.inStock));
        cents.push(price.cents);
        fractions.push(price.fraction);
      }
      documents.push(document);
      ends.push(cents.length);
      for (const { siteId, byVariant } of sites) {
        if (byVariant) continue;
        const docs = alike.get(siteId) ?? growingUint32();
        alike.set(siteId, docs);
        docs.push(document);
      }
    },
    finish(positions, size, termCount) {
      const entries = kept(documents, positions);
      const docs = docsOf(documents, entries, positions);
      const starts = sharedUint32(entries.length + 1);
      const variants = entries.flatMap((entry, at) => {
        const start = entry === 0 ? 0 : ends.at(entry - 1);
        const length = ends.at(entry) - start;
        starts[at + 1] = (starts[at] as number) + length;
        return Array.from({ length }, (_, place) => start + place);
      });
      const column = <Column extends Uint8Array | Uint16Array | Uint32Array>(
        values: GrowingNumbers,
        into: Column,
      ) => {
        for (const [at, variant] of variants.entries()) into[at] = values.at(variant);
        return into;
      };
      return {
        docs,
        blocks: blockStarts(docs, size),
        starts,
        terms: packLists(termsOf(variants), termCount),
        inStock: column(stock, sharedUint8(variants.length)),
        cents: column(cents, sharedUint32(variants.length)),
        fractions: column(fractions, sharedUint16(variants.length)),
        alike: [...alike].map(([siteId, own]) => ({
          siteId,
          docs: docsOf(own, kept(own, positions), positions),
        })),
      };
    },
  };
}

/** Places of documents that no later one replaced, in the final order: read as they lie. */
function kept(documents: GrowingNumbers, positions: Int32Array): number[] {
  const all = Array.from({ length: documents.length }, (_, place) => place);
  const position = (place: number) => positions[documents.at(place)] as number;
  return all.filter((place) => position(place) >= 0).sort((a, b) => position(a) - position(b));
}

function docsOf(documents: GrowingNumbers, places: readonly number[], positions: Int32Array) {
  const docs = sharedUint32(places.length);
  for (const [at, place] of places.entries()) docs[at] = positions[documents.at(place)] as number;
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
