import { sharedUint16, sharedUint32 } from "../segment/shared-arrays.ts";

/** Strings in one flat array of code units; if sorted, they can be searched. */
export type StringList = { chars: Uint16Array; starts: Uint32Array };

export function packStrings(strings: readonly string[]): StringList {
  const starts = sharedUint32(strings.length + 1);
  let length = 0;
  strings.forEach((text, at) => {
    starts[at] = length;
    length += text.length;
  });
  starts[strings.length] = length;
  const chars = sharedUint16(length);
  strings.forEach((text, at) => {
    const start = starts[at] as number;
    // Stryker disable next-line EqualityOperator: the next string is written over it
    for (let i = 0; i < text.length; i++) chars[start + i] = text.charCodeAt(i);
  });
  return { chars, starts };
}

function stringCount(list: StringList): number {
  return list.starts.length - 1;
}

export function stringAt(list: StringList, at: number): string {
  const from = list.starts[at] as number;
  const to = list.starts[at + 1] as number;
  return String.fromCharCode(...list.chars.subarray(from, to));
}

/** The first string that is not before `text`. */
function lowerBound(list: StringList, text: string): number {
  return firstWhere((at) => compareAt(list, at, text) >= 0, 0, stringCount(list));
}

/** -1 if it is not in the list. */
export function findString(list: StringList, text: string): number {
  const at = lowerBound(list, text);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: behind the last nothing is equal
  return at < stringCount(list) && compareAt(list, at, text) === 0 ? at : -1;
}

/** The strings with this prefix: from the first to one past the last. */
export function prefixRange(list: StringList, prefix: string): { from: number; to: number } {
  const from = lowerBound(list, prefix);
  const isPast = (at: number) => comparePrefixAt(list, at, prefix) > 0;
  const to = firstWhere(isPast, from, stringCount(list));
  return { from, to };
}

/** The first position from which on the condition holds; one past the last if it never does. */
export function firstWhere(holds: (at: number) => boolean, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function compareAt(list: StringList, at: number, text: string): number {
  const length = (list.starts[at + 1] as number) - (list.starts[at] as number);
  return comparePrefixAt(list, at, text) || length - text.length;
}

/** Zero if one of them is a prefix of the other. */
function comparePrefixAt(list: StringList, at: number, text: string): number {
  const start = list.starts[at] as number;
  const length = (list.starts[at + 1] as number) - start;
  const common = Math.min(length, text.length);
  for (let i = 0; i < common; i++) {
    const difference = (list.chars[start + i] as number) - text.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return 0;
}
