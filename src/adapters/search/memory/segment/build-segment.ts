import { buildTextIndex, type TextDocument } from "../text/text-index.ts";
import { buildBlocks } from "./blocks.ts";
import { type DocumentOrder, orderDocuments } from "./document-order.ts";
import { buildPostings, type Postings } from "./postings.ts";
import type { Segment } from "./segment.ts";
import type { EncodedDocuments } from "./segment-encoder.ts";
import {
  type Codes,
  type GrowingNumbers,
  sharedCodes,
  sharedInt32,
  sharedUint32,
} from "./shared-arrays.ts";
import { packLists, type TermLists } from "./term-sets.ts";
import type { TextStore } from "./text-store.ts";

/** Puts the encoded documents into their final order and adds the indexes that queries need. */
export function buildSegment(encoded: EncodedDocuments, termCount: number): Segment {
  const order = orderDocuments(encoded.ids, encoded.categorySets, encoded.categories);
  const arrivals = arrivalsOf(order);
  const column = <Column extends Codes | Int32Array>(values: GrowingNumbers, into: Column) => {
    for (let doc = 0; doc < order.size; doc += 1) into[doc] = values.at(arrivals[doc] as number);
    return into;
  };
  const manufacturers = column(encoded.manufacturers, sharedCodes(order.size, termCount));
  const labelSets = column(encoded.labelSets, sharedCodes(order.size, encoded.labels.size));
  const labelTerms = packLists(setsOf(encoded.labels), termCount);
  const fields = packLists(fieldsInOrder(encoded, arrivals), termCount);
  const salesRanks = column(encoded.salesRanks, sharedUint32(order.size));
  const arrivalDays = column(encoded.arrivalDays, sharedInt32(order.size));
  return {
    size: order.size,
    ids: column(encoded.ids, sharedUint32(order.size)),
    docsById: order.docsById,
    manufacturers,
    ...categoryColumns(encoded, order, termCount),
    labelSets,
    labelTerms,
    fields,
    salesRanks,
    salesBlocks: buildBlocks(salesRanks),
    arrivalDays,
    arrivalBlocks: buildBlocks(arrivalDays),
    ...encoded.prices.finish(order.positions, order.size),
    variants: encoded.variants.finish(order.positions, order.size, termCount),
    postings: postingsOf(order.size, termCount, { manufacturers, labelSets, labelTerms, fields }),
    texts: buildTexts(encoded.texts, arrivals),
  };
}

function arrivalsOf({ positions, size }: DocumentOrder): Uint32Array {
  const arrivals = new Uint32Array(size);
  for (const [arrival, doc] of positions.entries()) if (doc >= 0) arrivals[doc] = arrival;
  return arrivals;
}

function categoryColumns(encoded: EncodedDocuments, order: DocumentOrder, termCount: number) {
  const categorySets = sharedCodes(order.size, encoded.categories.size);
  const ranked: (readonly number[])[] = [];
  for (const [set, rank] of order.setRanks.entries()) ranked[rank] = encoded.categories.terms(set);
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let rank = 0; rank < ranked.length; rank += 1) {
    categorySets.fill(rank, order.setStarts[rank], order.setStarts[rank + 1]);
  }
  return { categorySets, setStarts: order.setStarts, setTerms: packLists(ranked, termCount) };
}

function* setsOf(sets: EncodedDocuments["labels"]) {
  for (let set = 0; set < sets.size; set += 1) yield sets.terms(set);
}

function* fieldsInOrder({ fieldOffsets, fieldTerms }: EncodedDocuments, arrivals: Uint32Array) {
  const terms: number[] = [];
  for (const arrival of arrivals) {
    terms.length = 0;
    const end = fieldOffsets.at(arrival + 1);
    for (let at = fieldOffsets.at(arrival); at < end; at += 1) terms.push(fieldTerms.at(at));
    yield terms;
  }
}

type PostedColumns = {
  manufacturers: Codes;
  labelSets: Codes;
  labelTerms: TermLists;
  fields: TermLists;
};

function postingsOf(size: number, termCount: number, columns: PostedColumns): Postings {
  const { manufacturers, labelSets, labelTerms, fields } = columns;
  return buildPostings(size, termCount, (visit) => {
    const visitList = (doc: number, lists: TermLists, list: number) => {
      const end = lists.offsets[list + 1] as number;
      for (let at = lists.offsets[list] as number; at < end; at += 1) {
        visit(doc, lists.terms[at] as number);
      }
    };
    for (let doc = 0; doc < size; doc += 1) {
      visit(doc, manufacturers[doc] as number);
      visitList(doc, labelTerms, labelSets[doc] as number);
      visitList(doc, fields, doc);
    }
  });
}

function buildTexts(stores: ReadonlyMap<string, TextStore>, arrivals: Uint32Array) {
  const texts: Segment["texts"] = {};
  for (const [language, store] of stores) {
    texts[language] = buildTextIndex(language, textsInOrder(store, arrivals)).buffers;
  }
  return texts;
}

function* textsInOrder(store: TextStore, arrivals: Uint32Array): Iterable<TextDocument> {
  for (const [doc, arrival] of arrivals.entries()) {
    const text = store.read(arrival);
    if (text) yield { doc, text };
  }
}
