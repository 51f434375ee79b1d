import { DAY_MS, HOUR_MS } from "#core/durations.ts";
import type { WorkClock } from "#core/working-hours.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";

type TaskKindRules = {
  /** Roles that do this task; the owner sees all tasks. */
  roles: readonly StaffRole[];
  /** How long it may take in working hours; multiples of 24 count as working days. */
  hours: number;
  /** True for a problem, false for the next step of a record. */
  isProblem: boolean;
};

const work = (hours: number, ...roles: StaffRole[]): TaskKindRules => ({
  roles,
  hours,
  isProblem: false,
});
const problem = (hours: number, ...roles: StaffRole[]): TaskKindRules => ({
  roles,
  hours,
  isProblem: true,
});

/** The next step of a record, or a problem that would otherwise only be in the log. */
export const TASK_KIND_NAMES = [
  "price",
  "buy",
  "ship",
  "withdrawn",
  "pack",
  "hold_answer",
  "reservation",
  "claim",
  "dispute",
  "refund_stuck",
  "correction",
  "amount_differs",
  "unknown_money",
  "provider_down",
  "parcel_returned",
  "parcel_number",
  "carrier_down",
  "list_refused",
  "product_refused",
  "index_gone",
  "index_down",
  "storage_untold",
  "news_refused",
  "step_failed",
  "job_failed",
  // No longer created, but tasks of earlier versions may still have it.
  "other",
] as const;
export type TaskKind = (typeof TASK_KIND_NAMES)[number];

const TASK_KINDS: Readonly<Record<TaskKind, TaskKindRules>> = {
  price: work(4, "orders"),
  buy: work(24, "orders"),
  ship: work(24, "warehouse", "orders"),
  withdrawn: work(48, "orders", "finance"),
  pack: work(24, "warehouse"),
  hold_answer: work(24, "warehouse", "support"),
  reservation: work(24, "orders"),
  claim: work(48, "support"),
  dispute: problem(24, "finance"),
  refund_stuck: problem(72, "finance"),
  correction: problem(24, "owner"),
  amount_differs: problem(24, "finance"),
  unknown_money: problem(24, "finance"),
  provider_down: problem(4, "finance"),
  parcel_returned: problem(48, "warehouse", "orders"),
  parcel_number: problem(24, "orders"),
  carrier_down: problem(4, "orders"),
  list_refused: problem(24, "orders"),
  product_refused: problem(48, "catalogue"),
  index_gone: problem(24, "catalogue"),
  index_down: problem(24, "catalogue"),
  storage_untold: problem(24, "support"),
  news_refused: problem(48, "content"),
  step_failed: problem(24, "owner"),
  job_failed: problem(4, "owner"),
  other: problem(24, "owner"),
};

export const rulesOf = (kind: TaskKind): TaskKindRules => TASK_KINDS[kind];

const DAY_HOURS = 24;

/** When a task is due, counted in the working time of the people who do it. */
export function dueOf(kind: TaskKind, since: Date, clock: WorkClock): Date {
  const { hours } = TASK_KINDS[kind];
  return hours % DAY_HOURS === 0
    ? clock.addWorkingDays(since, hours / DAY_HOURS)
    : clock.addTime(since, hours * HOUR_MS);
}

/** No task takes longer than this, including days off. */
const LONGEST_MS = 60 * DAY_MS;

/** Tasks that wait since before this moment are late. Uses a binary search, because later tasks are due later. */
export function lateBefore(kind: TaskKind, now: Date, clock: WorkClock): Date {
  const worked = clock.lastWorked(now);
  let [late, inTime] = [now.getTime() - LONGEST_MS, now.getTime()];
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (dueOf(kind, new Date(middle), clock) < worked) late = middle;
    else inTime = middle;
  }
  return new Date(inTime);
}

/** The remaining working time of a task, and the share of its time that is used, 0 to 1. */
export function timeOf(
  clock: WorkClock,
  { since, dueAt, now }: Record<"since" | "dueAt" | "now", Date>,
) {
  const leftMs = clock.timeBetween(now, dueAt);
  const whole = Math.max(1, clock.timeBetween(since, dueAt));
  const used = Math.min(1, Math.max(0, 1 - leftMs / whole));
  const goesOn = clock.addTime(now, 0);
  return { leftMs, used, opensAt: goesOn > now ? goesOn : null };
}

/** The same for a record that came into its state at `since`. */
export const clockOf = (
  kind: TaskKind,
  { since, now }: Record<"since" | "now", Date>,
  clock: WorkClock,
) => timeOf(clock, { since, now, dueAt: dueOf(kind, since, clock) });

/** How a task ends. */
export const TASK_OUTCOMES = ["done", "not_needed", "known"] as const;
export type TaskOutcome = (typeof TASK_OUTCOMES)[number];
