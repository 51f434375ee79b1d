import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { selectOrder } from "../orders.repository.ts";
import { isOpenToRefunds, readRefundState } from "./refund-state.ts";
import type { RefundsDeps } from "./refunds-deps.ts";

type OrderRefundable = {
  currency: string;
  /** What one euro is in the order's currency. */
  rate: number;
  /** 0 if nothing of the order can be refunded any more. */
  leftCents: Cents;
  lines: { position: number; quantity: number; leftQuantity: number }[];
};

/** What staff could refund of an order now; undefined if there is no such order. */
export async function readRefundable(
  { db, refunds }: { db: Queryable } & Pick<RefundsDeps, "refunds">,
  id: number,
): Promise<OrderRefundable | undefined> {
  const order = await selectOrder(db, { id });
  if (!order) return undefined;
  const subject = { kind: "order", subjectId: order.slug };
  const state = await readRefundState(db, order, await refunds.readRefundable(subject));
  return {
    currency: order.currency,
    rate: order.rate,
    leftCents: isOpenToRefunds(order) ? state.leftCents : 0,
    lines: state.parts.lines.map(({ position, quantity, refundedQuantity }) => ({
      position,
      quantity,
      leftQuantity: quantity - refundedQuantity,
    })),
  };
}
