import type { ChangePosition } from "#database/change-log/read-changes.ts";

/** Up to where all of several have come that get the same changes in the same order, each in its own time. */
export function createCommonPosition(count: number) {
  const sequence = new WeakMap<ChangePosition, number>();
  const reached: (ChangePosition | undefined)[] = Array.from({ length: count });
  let added = 0;
  const sequenceOf = (position: ChangePosition | undefined) =>
    (position && sequence.get(position)) ?? 0;

  return {
    add(position: ChangePosition): void {
      added += 1;
      sequence.set(position, added);
    },
    /** Nothing until each of them has come somewhere. */
    reach(which: number, position: ChangePosition): ChangePosition | undefined {
      reached[which] = position;
      return reached.reduce((least, one) => (sequenceOf(one) < sequenceOf(least) ? one : least));
    },
  };
}
