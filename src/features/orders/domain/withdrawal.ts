import { DAY_MS } from "#core/durations.ts";
import { isCancellable, isInProgress, isUnshipped, type OrderStatus } from "./order-status.ts";

const WITHDRAWAL_DAYS = 14;

type Withdrawable = {
  status: OrderStatus;
  deliveredAt: Date | null;
  withdrawnAt: Date | null;
};

/** Product notes §5: 14 days after delivery. Null if the order has not arrived, so that no end is known yet. */
export function withdrawalEnd({ deliveredAt }: Pick<Withdrawable, "deliveredAt">): Date | null {
  return deliveredAt && new Date(deliveredAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

/** If nothing was bought yet, the customer cancels the order instead. */
export function canWithdraw(order: Withdrawable, now: Date): boolean {
  if (order.withdrawnAt || isCancellable(order.status)) return false;
  if (isInProgress(order.status)) return true;
  const end = withdrawalEnd(order);
  // Stryker disable next-line ConditionalExpression: a date before null is none; this is for the types
  return order.status === "delivered" && end !== null && now < end;
}

/** If the customer withdrew before the order left, nothing more is bought or shipped. */
export const isStopped = ({
  status,
  withdrawnAt,
}: Pick<Withdrawable, "status" | "withdrawnAt">): boolean =>
  withdrawnAt !== null && isUnshipped(status);
