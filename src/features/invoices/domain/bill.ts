import { canTransition, type Transitions } from "#core/state-machine.ts";

/** What a standalone invoice is for: the feature that issued it is notified when it is paid. */
export const BILL_PURPOSES = ["pro", "storage", "misc"] as const;
export type Purpose = (typeof BILL_PURPOSES)[number];

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

/** Who moves it on. */
export const BILL_ACTORS = ["customer", "guest", "staff", "payment", "system"] as const;

/** What finance does with it, and the state that follows. */
export const BILL_STEPS = ["paid", "cancel", "credit"] as const;
export type BillStep = (typeof BILL_STEPS)[number];
const STATE_AFTER = {
  paid: "paid",
  cancel: "cancelled",
  credit: "credited",
} as const satisfies Record<BillStep, BillStatus>;

/** The steps that an invoice in this state allows. */
export const billSteps = (status: BillStatus): BillStep[] =>
  BILL_STEPS.filter((step) => canTransition(BILL_TRANSITIONS, status, STATE_AFTER[step]));

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
