import type { SearchDocument } from "#ports/search.ts";
import { salesRank } from "./segment.ts";
import { type GrowingNumbers, growingInt32, growingUint32 } from "./shared-arrays.ts";
import { createPriceEncoder, type PriceEncoder } from "./site-prices.ts";
import { fieldKey, KEY, type TermDictionary } from "./term-dictionary.ts";
import { createTermSets, type TermSets } from "./term-sets.ts";
import { createTextStore, type TextStore } from "./text-store.ts";
import { createVariantEncoder, type VariantEncoder } from "./variant-prices.ts";

/** Documents in the order of arrival, already encoded as numbers. */
export type EncodedDocuments = {
  ids: GrowingNumbers;
  manufacturers: GrowingNumbers;
  categorySets: GrowingNumbers;
  labelSets: GrowingNumbers;
  fieldOffsets: GrowingNumbers;
  fieldTerms: GrowingNumbers;
  salesRanks: GrowingNumbers;
  arrivalDays: GrowingNumbers;
  prices: PriceEncoder;
  variants: VariantEncoder;
  categories: TermSets;
  labels: TermSets;
  texts: Map<string, TextStore>;
};

const MAX_UINT32 = 0xffffffff;

export function startEncoding(): EncodedDocuments {
  const fieldOffsets = growingUint32();
  fieldOffsets.push(0);
  return {
    ids: growingUint32(),
    manufacturers: growingUint32(),
    categorySets: growingUint32(),
    labelSets: growingUint32(),
    fieldOffsets,
    fieldTerms: growingUint32(),
    salesRanks: growingUint32(),
    arrivalDays: growingInt32(),
    prices: createPriceEncoder(),
    variants: createVariantEncoder(),
    categories: createTermSets(),
    labels: createTermSets(),
    texts: new Map(),
  };
}

export function encodeDocument(
  encoded: EncodedDocuments,
  dictionary: TermDictionary,
  document: SearchDocument,
): void {
  const { id } = document;
  if (!Number.isInteger(id) || id < 0 || id > MAX_UINT32) throw new Error(`no document id: ${id}`);
  const arrival = encoded.ids.length;
  encoded.ids.push(id);
  const { manufacturer } = document;
  encoded.manufacturers.push(manufacturer ? dictionary.addTerm(KEY.manufacturer, manufacturer) : 0);
  encoded.categorySets.push(encoded.categories.intern(categoryTerms(dictionary, document)));
  encoded.labelSets.push(encoded.labels.intern(labelTerms(dictionary, document)));
  for (const term of fieldTerms(dictionary, document)) encoded.fieldTerms.push(term);
  encoded.fieldOffsets.push(encoded.fieldTerms.length);
  encoded.salesRanks.push(salesRank(document));
  encoded.arrivalDays.push(document.arrivalDay);
  encoded.prices.add(arrival, document.sites);
  encoded.variants.add(arrival, document, dictionary);
  for (const [language, text] of Object.entries(document.texts)) {
    let store = encoded.texts.get(language);
    if (!store) {
      store = createTextStore();
      encoded.texts.set(language, store);
    }
    store.add(arrival, text);
  }
}

function distinct(terms: readonly number[]): number[] {
  // Stryker disable next-line ConditionalExpression: a short way to the same list
  return terms.length < 2 ? [...terms] : [...new Set(terms)].sort((a, b) => a - b);
}

function categoryTerms(dictionary: TermDictionary, document: SearchDocument): number[] {
  return distinct([
    ...document.ownCategoryIds.map((id) => dictionary.addTerm(KEY.categoryId, String(id))),
    ...document.categoryIds.map((id) => dictionary.addTerm(KEY.categoryIds, String(id))),
  ]);
}

function labelTerms(dictionary: TermDictionary, document: SearchDocument): number[] {
  return distinct([
    ...document.flagIds.map((id) => dictionary.addTerm(KEY.flagIds, String(id))),
    ...document.marks.map((mark) => dictionary.addTerm(KEY.marks, mark)),
    dictionary.addTerm(KEY.inStock, String(document.inStock)),
  ]);
}

function fieldTerms(dictionary: TermDictionary, document: SearchDocument): number[] {
  const terms: number[] = [];
  for (const [fieldId, values] of Object.entries(document.fields)) {
    const key = dictionary.addKey(fieldKey(fieldId));
    for (const value of values) terms.push(dictionary.addTerm(key, value));
  }
  return distinct(terms);
}
