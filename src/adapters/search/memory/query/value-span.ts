import type { DocSet } from "../bits/doc-set.ts";
import { BITS_SHIFT } from "../segment/shared-arrays.ts";
import type { RangeColumn } from "./coded-query.ts";
import type { OpenSite } from "./open-segment.ts";

/** The lowest and highest value found so far. */
export type ValueSpan = { column: RangeColumn; min: number; max: number };

export const emptySpan = (column: RangeColumn): ValueSpan => ({
  column,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
});

/** Skips blocks whose values are all within the known span; soon these are nearly all. */
export function widenSpan(span: ValueSpan, { prices }: OpenSite, set: DocSet): void {
  const { bits, start, end } = set;
  const values = prices[span.column];
  const { lowest, highest } = prices[`${span.column}Blocks`];
  // Stryker disable next-line ConditionalExpression,BlockStatement: both ways find the same ends
  if (set.docs) {
    widenByList(span, values, set.docs);
    return;
  }
  let { min, max } = span;
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = start; word < end; word += 1) {
    if (bits[word] === 0) continue;
    if ((lowest[word] as number) >= min && (highest[word] as number) <= max) continue;
    const first = word << BITS_SHIFT;
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      const value = values[first + 31 - Math.clz32(rest & -rest)] as number;
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }
  span.min = min;
  span.max = max;
}

function widenByList(span: ValueSpan, values: Uint32Array | Uint16Array, docs: Uint32Array): void {
  let { min, max } = span;
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let at = 0; at < docs.length; at += 1) {
    const value = values[docs[at] as number] as number;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  span.min = min;
  span.max = max;
}
