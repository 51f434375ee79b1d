import { DAY_MS } from "#core/durations.ts";
import { forEachSettled } from "#core/work-queue.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockOrder } from "../lock-order.ts";
import { selectPaidInVain, selectUnpaidSince } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { endOrder } from "./end-order.ts";

export const reportUnswept =
  ({ reportProblem }: Pick<OrdersDeps, "reportProblem">) =>
  (order: number | string, err: unknown): void =>
    reportProblem("order_sweep_failed", { order, err });

const UNPAID_DAYS = 7;

/** Product notes §4: orders unpaid for seven days expire; payments for orders that ended anyway are refunded. */
export async function sweepOrders(deps: OrdersDeps, now = deps.now()): Promise<void> {
  const before = new Date(now.getTime() - UNPAID_DAYS * DAY_MS);
  await forEachSettled(
    await selectUnpaidSince(deps.db, before),
    (id) =>
      inTransaction(deps.db, async (tx) => {
        const order = await lockOrder(deps, tx, id);
        if (order?.status !== "awaiting_payment" || order.holds) return;
        await endOrder(deps, tx, order, "expired", { kind: "system" });
      }),
    reportUnswept(deps),
  );
  const inVain = await selectPaidInVain(deps.db);
  await forEachSettled(
    inVain.map(({ slug }) => slug),
    (slug) => deps.refundPayments({ slug }),
    reportUnswept(deps),
  );
}
