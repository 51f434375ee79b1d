import type { StaffRole } from "#platform/auth/staff-role.ts";

type TaskKindRules = {
  /** Whose it is; the owner sees all. */
  roles: readonly StaffRole[];
  /** How long it may take. */
  hours: number;
  /** Something went wrong, rather than being the next step of a record. */
  isTrouble: boolean;
};

const work = (hours: number, ...roles: StaffRole[]): TaskKindRules => ({
  roles,
  hours,
  isTrouble: false,
});
const problem = (hours: number, ...roles: StaffRole[]): TaskKindRules => ({
  roles,
  hours,
  isTrouble: true,
});

/** The next step of a record, or something wrong that would otherwise be a line of the log. */
export const TASK_KIND_NAMES = [
  "price",
  "buy",
  "ship",
  "pack",
  "reservation",
  "claim",
  "dispute",
  "refund_stuck",
  "amount_differs",
  "provider_down",
  "parcel_returned",
  "parcel_number",
  "carrier_down",
  "list_refused",
  "storage_untold",
  "news_refused",
  "step_failed",
  "job_failed",
  "other",
] as const;
export type TaskKind = (typeof TASK_KIND_NAMES)[number];

const TASK_KINDS: Readonly<Record<TaskKind, TaskKindRules>> = {
  price: work(4, "orders"),
  buy: work(24, "orders"),
  ship: work(24, "warehouse", "orders"),
  pack: work(24, "warehouse"),
  reservation: work(24, "orders"),
  claim: work(48, "support"),
  dispute: problem(24, "finance"),
  refund_stuck: problem(72, "finance"),
  amount_differs: problem(24, "finance"),
  provider_down: problem(4, "finance"),
  parcel_returned: problem(48, "warehouse", "orders"),
  parcel_number: problem(24, "orders"),
  carrier_down: problem(4, "orders"),
  list_refused: problem(24, "orders"),
  storage_untold: problem(24, "support"),
  news_refused: problem(48, "content"),
  step_failed: problem(24, "owner"),
  job_failed: problem(4, "owner"),
  other: problem(24, "owner"),
};

export const rulesOf = (kind: TaskKind): TaskKindRules => TASK_KINDS[kind];

/** How a task ends. */
export const TASK_OUTCOMES = ["done", "not_needed", "known"] as const;
export type TaskOutcome = (typeof TASK_OUTCOMES)[number];
