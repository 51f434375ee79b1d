export const CLOCK_GROUPS = ["late", "hour", "later"] as const;
export type ClockGroup = (typeof CLOCK_GROUPS)[number];

const HOUR = 60;

const groupOf = (minutesLeft: number): ClockGroup =>
  minutesLeft < 0 ? "late" : minutesLeft < HOUR ? "hour" : "later";

/** In the order of their clocks; groups of which there is none are left out. */
export function groupByClock<Task extends { minutes_left: number }>(tasks: readonly Task[]) {
  return CLOCK_GROUPS.map((group) => ({
    group,
    tasks: tasks.filter(({ minutes_left: left }) => groupOf(left) === group),
  })).filter((one) => one.tasks.length > 0);
}
