import type { ChangePosition } from "#database/change-log/read-changes.ts";

/** The position that all of several readers have reached; they get the same changes in the same order. */
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
    /** Undefined until each reader has reached some position. */
    reach(which: number, position: ChangePosition): ChangePosition | undefined {
      reached[which] = position;
      return reached.reduce((least, one) => (sequenceOf(one) < sequenceOf(least) ? one : least));
    },
  };
}
