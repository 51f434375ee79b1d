import { sharedUint32 } from "../../segment/shared-arrays.ts";
import { rulesOf } from "../languages/languages.ts";
import { stemmerOf } from "../languages/stemmer.ts";
import { packStrings } from "../string-list.ts";
import { NO_STEM, TERM_FLAGS } from "../text-buffers.ts";

const HAS_DIGIT = /\d/;

/** Which terms share a stem. Brands are never grouped (Sony is not a form of Sonos); codes have no stem. */
export function groupStems(language: string, terms: readonly string[], flags: Uint8Array) {
  const stem = stemmerOf(language);
  const stems = terms.map((term, at) => {
    if (HAS_DIGIT.test(term)) return undefined;
    return (flags[at] as number) & TERM_FLAGS.brand ? term.replaceAll("й", "и") : stem(term);
  });
  const sorted = [...new Set(stems)].filter((one) => one !== undefined).sort();
  const stemIds = new Map(sorted.map((text, at) => [text, at]));
  const termStems = sharedUint32(terms.length);
  stems.forEach((text, at) => {
    termStems[at] = text === undefined ? NO_STEM : (stemIds.get(text) as number);
  });
  const packed = packStrings(sorted);
  const members = rowsOf(sorted.length, (add) => {
    termStems.forEach((id, term) => {
      // Stryker disable next-line ConditionalExpression: beyond the end of the rows nothing is written
      if (id !== NO_STEM) add(id, term);
    });
  });
  return {
    termStems,
    stemChars: packed.chars,
    stemStarts: packed.starts,
    stemTerms: members.values,
    stemTermStarts: members.starts,
    stemsByEnding: orderByEnding(rulesOf(language)?.compounds ? sorted : []),
  };
}

type AddToRow = (row: number, value: number) => void;

/** Stems sorted like in a rhyming dictionary: those with the same ending are together. */
function orderByEnding(stems: readonly string[]): Uint32Array {
  // Stryker disable next-line StringLiteral: between all letters alike it changes no order
  const backwards = stems.map((stem, at) => ({ at, text: [...stem].reverse().join("") }));
  // Stryker disable next-line EqualityOperator: no two are the same
  backwards.sort((a, b) => (a.text < b.text ? -1 : 1));
  const order = sharedUint32(stems.length);
  backwards.forEach(({ at }, place) => {
    order[place] = at;
  });
  return order;
}

/** Rows of numbers in one array; `fill` runs twice, to count and to write. */
function rowsOf(count: number, fill: (add: AddToRow) => void) {
  const starts = sharedUint32(count + 1);
  fill((row) => {
    starts[row + 1] = (starts[row + 1] as number) + 1;
  });
  for (let at = 1; at <= count; at++) {
    starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  }
  const next = starts.slice();
  const values = sharedUint32(starts[count] as number);
  fill((row, value) => {
    values[next[row] as number] = value;
    next[row] = (next[row] as number) + 1;
  });
  return { values, starts };
}
