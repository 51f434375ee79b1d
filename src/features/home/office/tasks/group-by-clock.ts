const CLOCK_GROUPS = ["late", "hour", "later"] as const;
export type TaskGroup = "mine" | (typeof CLOCK_GROUPS)[number];

const HOUR = 60;

const groupOf = (minutesLeft: number): TaskGroup =>
  minutesLeft < 0 ? "late" : minutesLeft < HOUR ? "hour" : "later";

/** Own tasks first, the rest grouped by remaining time; empty groups are left out. */
export function groupByClock<Task extends { minutes_left: number }>(
  tasks: readonly Task[],
  isMine: (task: Task) => boolean = () => false,
): { group: TaskGroup; tasks: Task[] }[] {
  const others = tasks.filter((task) => !isMine(task));
  const byClock = CLOCK_GROUPS.map((group) => ({
    group,
    tasks: others.filter(({ minutes_left: left }) => groupOf(left) === group),
  }));
  return [{ group: "mine" as const, tasks: tasks.filter(isMine) }, ...byClock].filter(
    (one) => one.tasks.length > 0,
  );
}
