import type { Transitions } from "#core/state-machine.ts";

/** What a standalone invoice is for: the feature that issued it is notified when it is paid. */
const PURPOSES = ["pro", "storage", "misc"] as const;
export type Purpose = (typeof PURPOSES)[number];

export const BILL_STATUSES = ["open", "paid", "declined", "cancelled", "credited"] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** Money that was received is refunded only with a credit note. */
export const BILL_TRANSITIONS: Transitions<BillStatus> = {
  open: ["paid", "declined", "cancelled"],
  paid: ["credited"],
  declined: ["cancelled"],
  cancelled: [],
  credited: [],
};

/** Days are YYYY-MM-DD; on the last day to pay the invoice is not overdue yet. */
export const isOverdue = (bill: { status: BillStatus; dueOn: string | null }, today: string) =>
  // Stryker disable next-line ConditionalExpression: null before a day is never true; this is for the types
  bill.status === "open" && bill.dueOn !== null && bill.dueOn < today;

/** Days to pay, unless another date is set. */
export const DAYS_TO_PAY = 14;

export const BILL_LIMITS = {
  lines: 100,
  quantity: 10_000,
  /** The highest unit price with VAT, and the highest total, in euros. */
  price: 100_000,
  total: 250_000,
  vatPercent: 30,
  daysToPay: 365,
} as const;
