import type { Transaction } from "#database/connect.ts";
import { endOrder } from "../endings/end-order.ts";
import { lockOrder } from "../lock-order.ts";
import { selectLines } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/**
 * When goods that went back into the cart are bought again, the order that waited for them ends, so that nobody pays
 * for them twice. False if that order was paid meanwhile: the cart has changed then.
 */
export async function replaceUnpaid(
  deps: OrdersDeps,
  tx: Transaction,
  /** Unpaid orders of the buyer whose goods went back into the cart. */
  returnedIds: readonly number[],
  variantIds: readonly number[],
): Promise<boolean> {
  for (const id of returnedIds) {
    const lines = await selectLines(tx, [id]);
    if (!lines.some(({ variantId }) => variantId !== null && variantIds.includes(variantId))) {
      continue;
    }
    const order = await lockOrder(deps, tx, id);
    if (order?.paidAt) return false;
    if (order?.status !== "awaiting_payment") continue;
    await endOrder(deps, tx, order, "cancelled", { kind: "system" });
  }
  return true;
}
