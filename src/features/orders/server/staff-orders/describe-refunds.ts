import { toDecimal } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { RefundStatus } from "#features/payments/server/payments.tables.ts";
import type { ListedRefund } from "#features/payments/server/refunds/refund-parts.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { Order } from "../orders.repository.ts";
import { isOpenToRefunds, type RefundState } from "../refunds/refund-state.ts";
import { orderRefundOf } from "../refunds/return-money.ts";
import { mayAs } from "./order-rights.ts";
import { selectStaffNames } from "./staff-orders.repository.ts";

/** Whether the caller may make refunds and the order is open to them. */
export const mayRefund = (order: Order, actor: StaffActor): boolean =>
  mayAs(order, actor, "orders", "finance") && isOpenToRefunds(order);

/** The status of a refund is that of its slowest part. */
const SLOWEST: readonly RefundStatus[] = ["by_hand", "failed", "requested", "pending", "succeeded"];

type Known = { state: RefundState; refunds: readonly ListedRefund[] };

export async function describeRefunds(db: Queryable, { state, refunds }: Known) {
  const names = await selectStaffNames(
    db,
    state.earlier.flatMap(({ actorId }) => actorId ?? []),
  );
  const { parts, leftCents } = state;
  return {
    refundable: {
      left: toDecimal(leftCents),
      shipping_paid: toDecimal(parts.shipping.paidCents),
      shipping_refunded: toDecimal(parts.shipping.refundedCents),
      to_wallet: state.canUseWallet,
    },
    refunds: state.earlier.map(({ id, key, amountCents, way, reason, remark, ...made }) => {
      const statuses = refunds
        .filter((one) => orderRefundOf(one.key) === key)
        .map(({ status }) => status);
      return {
        id,
        amount: toDecimal(amountCents),
        way,
        reason,
        remark,
        status: SLOWEST.find((one) => statuses.includes(one)) ?? ("succeeded" as const),
        who: names.get(made.actorId ?? 0) ?? null,
        at: made.createdAt.toISOString(),
      };
    }),
  };
}
