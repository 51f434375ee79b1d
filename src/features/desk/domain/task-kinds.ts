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
const trouble = (hours: number, ...roles: StaffRole[]): TaskKindRules => ({
  roles,
  hours,
  isTrouble: true,
});

/** Every kind of task: the next step of a record, or trouble that would otherwise be a line of the log. */
export const TASK_KINDS = {
  price: work(4, "orders"),
  buy: work(24, "orders"),
  ship: work(24, "warehouse", "orders"),
  pack: work(24, "warehouse"),
  reservation: work(24, "orders"),
  claim: work(48, "support"),
  dispute: trouble(24, "finance"),
  refund_stuck: trouble(72, "finance"),
  amount_differs: trouble(24, "finance"),
  provider_down: trouble(4, "finance"),
  parcel_returned: trouble(48, "warehouse", "orders"),
  parcel_number: trouble(24, "orders"),
  carrier_down: trouble(4, "orders"),
  list_refused: trouble(24, "orders"),
  storage_untold: trouble(24, "support"),
  news_refused: trouble(48, "content"),
  step_failed: trouble(24, "owner"),
  job_failed: trouble(4, "owner"),
  other: trouble(24, "owner"),
} as const satisfies Record<string, TaskKindRules>;
export type TaskKind = keyof typeof TASK_KINDS;

export const TASK_KIND_NAMES = Object.keys(TASK_KINDS) as TaskKind[];
export const rulesOf = (kind: TaskKind): TaskKindRules => TASK_KINDS[kind];

/** How a task ends. */
export const TASK_OUTCOMES = ["done", "not_needed", "known"] as const;
export type TaskOutcome = (typeof TASK_OUTCOMES)[number];
