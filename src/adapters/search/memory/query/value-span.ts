import type { RangeColumn } from "./coded-query.ts";
import type { DocList } from "./count-terms.ts";
import type { OpenSite } from "./open-segment.ts";

/** The lowest and the highest value met so far. */
export type ValueSpan = { column: RangeColumn; min: number; max: number };

export const emptySpan = (column: RangeColumn): ValueSpan => ({
  column,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
});

export function widenSpan(span: ValueSpan, { prices }: OpenSite, { docs, count }: DocList): void {
  const values = prices[span.column];
  let { min, max } = span;
  for (let at = 0; at < count; at += 1) {
    const value = values[docs[at] as number] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  span.min = min;
  span.max = max;
}
