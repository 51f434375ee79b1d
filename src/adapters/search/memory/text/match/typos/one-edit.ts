import type { TextBuffers } from "../../text-buffers.ts";

/** A range in the list of typo terms; all have the same length, so they are sorted. */
type Span = { from: number; to: number };

/**
 * Terms one edit away, and the word itself with zero edits. Before the edit the letters are equal, and after it the
 * rest is equal. So the span of terms with an equal beginning shrinks letter by letter, and at each letter the rest
 * is looked up after the few possible next letters. This reads far fewer terms than there are. Only for words shorter
 * than the list's longest, because the last row has words of several lengths.
 */
export function findOneEdit(
  buffers: TextBuffers,
  word: string,
  shortest: number,
): Map<number, number> {
  const found = new Map<number, number>();
  for (let length = Math.max(shortest, word.length - 1); length <= word.length + 1; length++) {
    findOfLength(buffers, word, length, found);
  }
  return found;
}

function findOfLength(
  buffers: TextBuffers,
  word: string,
  length: number,
  found: Map<number, number>,
): void {
  const { typoTerms } = buffers;
  const span = spanOfLength(buffers, length);
  const last = Math.min(word.length, length);
  for (let at = 0; at <= last && span.from < span.to; at++) {
    for (const place of editedAt(buffers, word, length, at, span)) {
      if (place >= 0) found.set(typoTerms[place] as number, 1);
    }
    if (at === last) continue;
    span.from = firstFrom(buffers, span, at, word.charCodeAt(at));
    span.to = firstFrom(buffers, span, at, word.charCodeAt(at) + 1);
  }
  const isSame = length === word.length && span.from < span.to;
  if (isSame) found.set(typoTerms[span.from] as number, 0);
}

function spanOfLength({ typoStarts }: TextBuffers, length: number): Span {
  return { from: typoStarts[length] as number, to: typoStarts[length + 1] as number };
}

/** Positions of terms in the span that differ from the word only at this letter; -1 for none. */
function editedAt(
  buffers: TextBuffers,
  word: string,
  length: number,
  at: number,
  span: Span,
): number[] {
  if (length < word.length) return [findRest(buffers, span, at, word.slice(at + 1))];
  const isInserted = length > word.length;
  const rest = word.slice(isInserted ? at : at + 1);
  if (!isInserted && at === word.length) return [];
  const places = isInserted ? [] : [findRest(buffers, span, at, swapped(word, at))];
  for (let from = span.from; from < span.to; ) {
    const letter = letterAt(buffers, from, at);
    const to = firstFrom(buffers, { from, to: span.to }, at, letter + 1);
    if (letter !== word.charCodeAt(at)) {
      places.push(findRest(buffers, { from, to }, at + 1, rest));
    }
    from = to;
  }
  return places;
}

/** The word from this letter on, with its next two letters swapped. */
function swapped(word: string, at: number): string {
  return `${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
}

function findRest(buffers: TextBuffers, { from, to }: Span, start: number, rest: string): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const difference = compareRest(buffers, middle, start, rest);
    if (difference === 0) return middle;
    if (difference < 0) low = middle + 1;
    else high = middle;
  }
  return -1;
}

function compareRest(buffers: TextBuffers, place: number, start: number, rest: string): number {
  for (let at = 0; at < rest.length; at++) {
    const difference = letterAt(buffers, place, start + at) - rest.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}

const letterAt = ({ typoTerms, termStarts, termChars }: TextBuffers, place: number, at: number) =>
  termChars[(termStarts[typoTerms[place] as number] as number) + at] as number;

/** The first term of a span (equal before `at`) whose letter at `at` is not before `letter`. */
export function firstFrom(
  buffers: TextBuffers,
  { from, to }: Span,
  at: number,
  letter: number,
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (letterAt(buffers, middle, at) < letter) low = middle + 1;
    else high = middle;
  }
  return low;
}
