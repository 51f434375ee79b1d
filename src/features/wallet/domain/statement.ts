import { addDays, isDay } from "#core/dates.ts";
import type { MessageKey } from "#core/message-key.ts";
import { type Cents, toCents } from "#core/money.ts";
import type { BalanceEntry } from "../contract.ts";

/** Days of a statement, both ends included, as yyyy-MM-dd. */
export type Period = { from: string; to: string };
export type PeriodProblems = { from?: MessageKey; to?: MessageKey };

/** A leap year: the longest period that an accountant asks for at once. */
const MOST_DAYS = 366;

/** Errors of a period as message keys, by field; empty if the period is valid. */
export function periodProblems({ from, to }: Period, today: string): PeriodProblems {
  const unreadable: PeriodProblems = {
    ...(isDay(from) ? {} : { from: from ? "balance.errors.no_date" : "validation.required" }),
    ...(isDay(to) ? {} : { to: to ? "balance.errors.no_date" : "validation.required" }),
  };
  if (unreadable.from || unreadable.to) return unreadable;
  if (from > today) return { from: "balance.errors.future" };
  if (to > today) return { to: "balance.errors.future" };
  if (to < from) return { to: "balance.errors.reversed" };
  if (addDays(from, MOST_DAYS) <= to) return { from: "balance.errors.too_long" };
  return {};
}

export const PERIOD_NAMES = ["this_month", "last_month", "this_year"] as const;
type PeriodName = (typeof PERIOD_NAMES)[number];

/** The periods that people ask for most, up to today. */
export function namedPeriods(today: string): Record<PeriodName, Period> {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const lastMonthEnd = addDays(thisMonth, -1);
  return {
    this_month: { from: thisMonth, to: today },
    last_month: { from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd },
    this_year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
}

export type StatementLine = { entry: BalanceEntry; amountCents: Cents; balanceCents: Cents };
export type Statement = {
  openingCents: Cents;
  additionsCents: Cents;
  /** Negative. */
  deductionsCents: Cents;
  closingCents: Cents;
  lines: StatementLine[];
};

/** Opening + additions + deductions = closing, with the balance after each line; entries must come oldest first. */
export function makeStatement(openingCents: Cents, entries: readonly BalanceEntry[]): Statement {
  let balanceCents = openingCents;
  const lines = entries.map((entry) => {
    const amountCents = toCents(entry.amount);
    balanceCents += amountCents;
    return { entry, amountCents, balanceCents };
  });
  const sum = (part: (cents: Cents) => Cents) =>
    lines.reduce((all, { amountCents }) => all + part(amountCents), 0);
  return {
    openingCents,
    additionsCents: sum((cents) => Math.max(cents, 0)),
    deductionsCents: sum((cents) => Math.min(cents, 0)),
    closingCents: balanceCents,
    lines,
  };
}
