import type { OfficeQueue } from "#features/records/server/tasks/work-record.ts";
import { countStuckRefunds } from "./figures.repository.ts";

/** Refunds that wait are tasks about payments, so their list is the list of tasks. */
export const refundsQueue: OfficeQueue = {
  key: "refunds",
  roles: ["finance"],
  to: "/tasks?kind=refund_stuck",
  step: "refund_stuck",
  count: countStuckRefunds,
};
