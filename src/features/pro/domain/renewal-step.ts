import type { PeriodKind } from "./plan.ts";

/** The unpaid period, and the state of its invoice. */
export type Waiting = { kind: PeriodKind; invoice: "open" | "declined" | "gone" };

export type RenewalStep =
  | "wait"
  /** An invoice is issued and mailed. */
  | "issue"
  | "pay_from_wallet"
  /** Nobody paid for the renewal: the plan ends, and its owner gets a mail. */
  | "end"
  /** The owner declined the invoice: the plan does not renew, and nobody needs a mail. */
  | "stop";

type Ending = {
  waiting: Waiting | undefined;
  isOver: boolean;
  /** The wallet has enough money for the renewal. */
  isCovered: boolean;
};

/** The next step for a plan that is about to end. Every step except "wait" cancels the unpaid period. */
export function renewalStep({ waiting, isOver, isCovered }: Ending): RenewalStep {
  const isRenewal = waiting?.kind === "renewal";
  if (isRenewal && waiting.invoice === "declined") return "stop";
  if (isOver) return "end";
  const isToPay = waiting?.invoice === "open";
  // An upgrade may still replace the plan, and money that arrives is meant for the upgrade.
  if (isToPay && !isRenewal) return "wait";
  if (isCovered) return "pay_from_wallet";
  return isToPay ? "wait" : "issue";
}
