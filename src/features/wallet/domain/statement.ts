import { type Cents, toCents } from "#core/money.ts";
import type { BalanceEntry } from "../contract.ts";

export type StatementLine = { entry: BalanceEntry; amountCents: Cents; balanceCents: Cents };
export type Statement = {
  openingCents: Cents;
  additionsCents: Cents;
  /** Negative. */
  deductionsCents: Cents;
  closingCents: Cents;
  lines: StatementLine[];
};

/** Opening + additions + deductions = closing, line by line; entries come the oldest first. */
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
