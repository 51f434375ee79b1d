import type { PeriodKind } from "./plan.ts";

/** What waits to be paid, and what became of its invoice. */
export type Waiting = { kind: PeriodKind; invoice: "open" | "declined" | "gone" };

export type RenewalStep =
  | "wait"
  /** An invoice is mailed. */
  | "issue"
  | "pay_from_wallet"
  /** Nobody paid for its going on: it is over, and its owner is told. */
  | "end"
  /** Its owner said that they will not pay: it does not go on, and nobody has to be told. */
  | "stop";

type Ending = {
  waiting: Waiting | undefined;
  isOver: boolean;
  /** The wallet has enough for it. */
  isCovered: boolean;
};

/** What is done with a plan that is about to end; whatever it is but waiting, nothing waits any more. */
export function renewalStep({ waiting, isOver, isCovered }: Ending): RenewalStep {
  const isRenewal = waiting?.kind === "renewal";
  if (isRenewal && waiting.invoice === "declined") return "stop";
  if (isOver) return "end";
  const isToPay = waiting?.invoice === "open";
  // Something larger may still take its place: money that comes is meant for that.
  if (isToPay && !isRenewal) return "wait";
  if (isCovered) return "pay_from_wallet";
  return isToPay ? "wait" : "issue";
}
