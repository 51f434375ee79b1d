import { HOUR_MS } from "#core/durations.ts";
import { forEachSettled } from "#core/work-queue.ts";
import { inTransaction } from "#database/transaction.ts";
import { reportUnswept } from "../endings/sweep-orders.ts";
import { lockOrder } from "../lock-order.ts";
import { selectHeldBefore } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { releaseOrder } from "./hold-order.ts";

/** Product notes §4: how long the start of a payment holds goods at most. */
const HOLD_MS = HOUR_MS;

/** Runs every minute: goods that are held for payments that never began or never ended are for sale again. */
export async function releaseIdleOrders(deps: OrdersDeps, now = deps.now()): Promise<void> {
  const before = new Date(now.getTime() - HOLD_MS);
  await forEachSettled(
    await selectHeldBefore(deps.db, before),
    (id) =>
      inTransaction(deps.db, async (tx) => {
        const order = await lockOrder(deps, tx, id);
        if (order && order.heldAt < before) await releaseOrder(deps, tx, order);
      }),
    reportUnswept(deps),
  );
}
