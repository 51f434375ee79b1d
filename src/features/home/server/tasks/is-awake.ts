import type { OpenTask } from "./list-tasks.ts";

/** True unless the task is snoozed. */
export const isAwake =
  (now: Date) =>
  ({ snoozedUntil }: OpenTask) =>
    snoozedUntil === null || snoozedUntil <= now;
