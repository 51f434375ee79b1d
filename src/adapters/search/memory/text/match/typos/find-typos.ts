import { bitCount } from "../../../bits/bits.ts";
import { LONGEST_TYPO_WORD, letterMask } from "../../build/list-typo-terms.ts";
import type { Dictionary } from "../../dictionary.ts";
import type { TextBuffers } from "../../text-buffers.ts";
import { editDistanceFrom } from "./edit-distance.ts";
import { findOneEdit, firstFrom } from "./one-edit.ts";

type Correction = { term: number; distance: number };

type Search = {
  word: string;
  edits: number;
  /** True: the typed word may be almost a prefix of the term. */
  asPrefix: boolean;
  /** True: only terms with the same first letter, because it is rarely mistyped and there are many terms. */
  sameFirst: boolean;
};

const MOST_CORRECTIONS = 6;
const SHORTEST = 3;

/** Short words are too similar to each other; long ones allow two errors. */
function allowedEdits(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** Terms that the typed word may stand for: the nearest first, then those with the most documents. */
export type FindTypos = (word: string, asPrefix: boolean) => readonly Correction[];

/** Cached, because one query looks for the same errors several times, once per reading. */
const MAX_CACHED = 256;

/** Results are cached, since the words of an index never change. */
export function typoFinder(buffers: TextBuffers, dictionary: Dictionary): FindTypos {
  const kept = new Map<string, readonly Correction[]>();
  return (word, asPrefix) => {
    const key = asPrefix ? `${word}…` : word;
    const known = kept.get(key);
    if (known) return known;
    const found = findTypos(buffers, dictionary, word, asPrefix);
    if (kept.size >= MAX_CACHED) kept.clear();
    kept.set(key, found);
    return found;
  };
}

function findTypos(
  buffers: TextBuffers,
  dictionary: Dictionary,
  word: string,
  asPrefix: boolean,
): Correction[] {
  for (let edits = 1; edits <= allowedEdits(word); edits++) {
    const sameFirst = asPrefix || edits > 1;
    const found = search(buffers, { word, edits, asPrefix, sameFirst });
    if (found.length > 0) return likeliest(found, dictionary, word);
  }
  return [];
}

function search(buffers: TextBuffers, { word, edits, asPrefix, sameFirst }: Search): Correction[] {
  const { typoStarts } = buffers;
  const shortest = Math.max(SHORTEST, word.length - edits);
  if (edits === 1 && !asPrefix && word.length + 1 < LONGEST_TYPO_WORD) {
    return Array.from(findOneEdit(buffers, word, shortest), ([term, distance]) => ({
      term,
      distance,
    }));
  }
  const longest = asPrefix ? LONGEST_TYPO_WORD : Math.min(word.length + edits, LONGEST_TYPO_WORD);
  const distance = editDistanceFrom(word);
  const compare = asPrefix ? distance.toBeginning : distance.to;
  const found: Correction[] = [];
  for (let length = shortest; length <= longest; length++) {
    let from = typoStarts[length] as number;
    let to = typoStarts[length + 1] as number;
    if (sameFirst) {
      const first = word.charCodeAt(0);
      to = firstFrom(buffers, { from, to }, 0, first + 1);
      from = firstFrom(buffers, { from, to }, 0, first);
    }
    collectNear(buffers, word, edits, asPrefix, from, to, compare, found);
  }
  distance.done();
  return found;
}

/** One edit changes at most two letters, so words whose letter masks differ by more are skipped unread. */
function collectNear(
  { typoTerms, typoMasks, termChars, termStarts }: TextBuffers,
  word: string,
  edits: number,
  asPrefix: boolean,
  from: number,
  to: number,
  compare: (chars: Uint16Array, from: number, end: number, most: number) => number,
  found: Correction[],
): void {
  const mask = letterMask(word);
  const differing = asPrefix ? edits : 2 * edits;
  const ignored = asPrefix ? mask : -1;
  for (let at = from; at < to; at++) {
    if (bitCount((mask ^ (typoMasks[at] as number)) & ignored) > differing) continue;
    const term = typoTerms[at] as number;
    const start = termStarts[term] as number;
    const near = compare(termChars, start, termStarts[term + 1] as number, edits);
    if (near <= edits) found.push({ term, distance: near });
  }
}

function likeliest(found: Correction[], dictionary: Dictionary, word: string): Correction[] {
  const otherFirst = ({ term }: Correction) =>
    dictionary.text(term).charAt(0) === word.charAt(0) ? 0 : 1;
  return found
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        otherFirst(a) - otherFirst(b) ||
        dictionary.documents(b.term) - dictionary.documents(a.term) ||
        a.term - b.term,
    )
    .slice(0, MOST_CORRECTIONS);
}
