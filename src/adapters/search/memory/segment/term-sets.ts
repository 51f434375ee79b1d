import {
  type Codes,
  type GrowingNumbers,
  growingUint32,
  sharedCodes,
  sharedUint32,
} from "./shared-arrays.ts";

/** Lists of codes, one after another: list i is terms[offsets[i]] … terms[offsets[i + 1] - 1]. */
export type TermLists = { offsets: Uint32Array; terms: Codes };

/** Few combinations of categories, flags and marks occur: each is stored once, and documents refer to it. */
export type TermSets = {
  intern(terms: readonly number[]): number;
  terms(set: number): readonly number[];
  readonly size: number;
};

export function createTermSets(): TermSets {
  const numbers = new Map<string, number>();
  const sets: (readonly number[])[] = [];
  return {
    intern(terms) {
      const name = terms.join();
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, sets.length);
      return sets.push([...terms]) - 1;
    },
    terms: (set) => sets[set] ?? [],
    get size() {
      return sets.length;
    },
  };
}

export function packLists(lists: Iterable<readonly number[]>, highestCode: number): TermLists {
  const offsets = growingUint32();
  const terms = growingUint32();
  offsets.push(0);
  for (const list of lists) {
    for (const term of list) terms.push(term);
    offsets.push(terms.length);
  }
  const packed = {
    offsets: sharedUint32(offsets.length),
    terms: sharedCodes(terms.length, highestCode),
  };
  copyNumbers(offsets, packed.offsets);
  copyNumbers(terms, packed.terms);
  return packed;
}

function copyNumbers(from: GrowingNumbers, to: Codes): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let index = 0; index < from.length; index += 1) to[index] = from.at(index);
}
