import { firstWhere, type StringList, stringAt } from "./string-list.ts";

/** Letters a compound has before its last word, at least. */
const LEAST_HEAD = 2;
const MOST_COMPOUNDS = 300;

/** Stems longer than the ending that end with it, found in the order of endings. */
export function stemsEndingWith(
  stems: StringList,
  byEnding: Uint32Array,
  ending: string,
): number[] {
  const isFrom = (at: number) =>
    // Stryker disable next-line EqualityOperator: the ending itself is no compound
    compareBackwards(stringAt(stems, byEnding[at] as number), ending) >= 0;
  const first = firstWhere(isFrom, 0, byEnding.length);
  const found: number[] = [];
  for (let at = first; at < byEnding.length && found.length < MOST_COMPOUNDS; at++) {
    const id = byEnding[at] as number;
    const stem = stringAt(stems, id);
    if (!stem.endsWith(ending)) break;
    if (stem.length >= ending.length + LEAST_HEAD) found.push(id);
  }
  return found;
}

function compareBackwards(a: string, b: string): number {
  for (let back = 1; back <= Math.min(a.length, b.length); back++) {
    const difference = a.charCodeAt(a.length - back) - b.charCodeAt(b.length - back);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
