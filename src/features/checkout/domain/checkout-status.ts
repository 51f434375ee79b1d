import { MINUTE_MS } from "#core/durations.ts";
import { canTransition, type Transitions } from "#core/state-machine.ts";

export const CHECKOUT_STATUSES = ["open", "placed", "invalidated", "expired"] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** Product notes §4. Money may arrive for an order after its checkout was left. */
export const CHECKOUT_TRANSITIONS: Transitions<CheckoutStatus> = {
  open: ["placed", "invalidated", "expired"],
  invalidated: ["placed"],
  expired: ["placed"],
  placed: [],
};

export const statusesBefore = (to: CheckoutStatus): CheckoutStatus[] =>
  CHECKOUT_STATUSES.filter((from) => canTransition(CHECKOUT_TRANSITIONS, from, to));

/** Product notes §4: a checkout expires after this many minutes without a call. */
export const CHECKOUT_MINUTES = 60;

/** The status at a time, even if it is not stored yet. */
export function statusAt(
  { status, calledAt }: { status: CheckoutStatus; calledAt: Date },
  now: Date,
): CheckoutStatus {
  const ends = calledAt.getTime() + CHECKOUT_MINUTES * MINUTE_MS;
  return status === "open" && now.getTime() >= ends ? "expired" : status;
}
