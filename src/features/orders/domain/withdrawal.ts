import { DAY_MS } from "#core/durations.ts";
import { isCancellable, isInProgress, isUnshipped, type OrderStatus } from "./order-status.ts";

const WITHDRAWAL_DAYS = 14;

type Withdrawable = {
  status: OrderStatus;
  deliveredAt: Date | null;
  withdrawnAt: Date | null;
};

/** Product notes §5: until 14 days after delivery. Null where there is no end yet: it has not arrived. */
export function withdrawalEnd({ deliveredAt }: Pick<Withdrawable, "deliveredAt">): Date | null {
  return deliveredAt && new Date(deliveredAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

/** What nothing was bought for yet is simply cancelled. */
export function canWithdraw(order: Withdrawable, now: Date): boolean {
  if (order.withdrawnAt || isCancellable(order.status)) return false;
  if (isInProgress(order.status)) return true;
  const end = withdrawalEnd(order);
  // Stryker disable next-line ConditionalExpression: a date before null is none; this is for the types
  return order.status === "delivered" && end !== null && now < end;
}

/** Of what was withdrawn from before it left, nothing more is bought or sent. */
export const isStopped = ({
  status,
  withdrawnAt,
}: Pick<Withdrawable, "status" | "withdrawnAt">): boolean =>
  withdrawnAt !== null && isUnshipped(status);
