import type { SearchText } from "#ports/search.ts";
import { createDocumentReader } from "./document-reader.ts";
import { growingUint8, growingUint32 } from "./growing-array.ts";
import type { Token, TokenTable } from "./token-table.ts";

/** Every (document, term, place) in the order the documents came, terms by their first numbers. */
export type Collected = {
  /** Answers with the tokens of the name. */
  add(doc: number, text: SearchText): readonly Token[];
  /** Documents in the order they came, and where the rows of each begin. */
  docs(): Uint32Array;
  rowStarts(): Uint32Array;
  rowTerms(): Uint32Array;
  rowPlaces(): Uint8Array;
  nameLengths(): Uint8Array;
  /** Terms of keywords that are fit to be shown, and those of names, brands and categories. */
  shown: ReadonlySet<number>;
  named: ReadonlySet<number>;
};

export function collectPostings(table: TokenTable): Collected {
  const docs = growingUint32();
  const rowStarts = growingUint32();
  const rowTerms = growingUint32();
  const rowPlaces = growingUint8();
  const nameLengths = growingUint8();
  const reader = createDocumentReader(table);

  function pushRow(term: number, place: number): void {
    rowTerms.push(term);
    rowPlaces.push(place);
  }

  return {
    add(doc, text) {
      const name = reader.read(text);
      docs.push(doc);
      rowStarts.push(rowTerms.length());
      nameLengths.push(Math.min(name.length, 255));
      reader.take(pushRow);
      return name;
    },
    docs: docs.values,
    rowStarts: rowStarts.values,
    rowTerms: rowTerms.values,
    rowPlaces: rowPlaces.values,
    nameLengths: nameLengths.values,
    shown: reader.shown,
    named: reader.named,
  };
}
