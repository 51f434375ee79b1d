import type { SearchText } from "#ports/search.ts";
import { createDocumentReader } from "./document-reader.ts";
import type { Token, TokenTable } from "./token-table.ts";

/** Every (document, term, place) in the order of documents; terms have temporary numbers here. */
export type Collected = {
  /** Returns the tokens of the name. */
  add(doc: number, text: SearchText): readonly Token[];
  /** Documents in the order of arrival, and where the rows of each begin. */
  docs(): Uint32Array;
  rowStarts(): Uint32Array;
  rowTerms(): Uint32Array;
  rowPlaces(): Uint8Array;
  nameLengths(): Uint8Array;
  /** Terms that may be shown (seen outside descriptions), and those of names, brands and categories. */
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

/** A growing list of numbers without an object for each. */
type GrowingArray<T extends Uint32Array | Uint8Array> = {
  push(value: number): void;
  length(): number;
  /** The pushed numbers as a view, which is outdated after the next push. */
  values(): T;
};

function growingUint32(): GrowingArray<Uint32Array> {
  return growing((length) => new Uint32Array(length));
}

function growingUint8(): GrowingArray<Uint8Array> {
  return growing((length) => new Uint8Array(length));
}

function growing<T extends Uint32Array | Uint8Array>(create: (length: number) => T) {
  let array = create(1024);
  let used = 0;
  return {
    push(value: number) {
      if (used === array.length) {
        const larger = create(Math.ceil(used * 1.6));
        larger.set(array);
        array = larger;
      }
      array[used++] = value;
    },
    length: () => used,
    values: () => array.subarray(0, used) as T,
  };
}
