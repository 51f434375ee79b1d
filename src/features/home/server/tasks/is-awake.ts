import type { OpenTask } from "./list-tasks.ts";

/** Not hidden until later. */
export const isAwake =
  (now: Date) =>
  ({ snoozedUntil }: OpenTask) =>
    snoozedUntil === null || snoozedUntil <= now;
