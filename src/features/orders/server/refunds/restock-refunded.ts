import type { Transaction } from "#database/connect.ts";
import { stockLines } from "../holds/hold-order.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import type { RefundLine } from "./order-refunds.repository.ts";
import type { RefundsDeps } from "./refunds-deps.ts";

/** Pieces that come back to the shelf are for sale again; broken or lost ones are not. */
export async function restockRefunded(
  { stock }: Pick<RefundsDeps, "stock">,
  tx: Transaction,
  { id }: Order,
  refunded: readonly RefundLine[],
): Promise<void> {
  const back = refunded.filter(({ isRestocked }) => isRestocked);
  if (back.length === 0) return;
  const lines = await selectLines(tx, [id]);
  const restored = back.flatMap(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position);
    return line ? [{ variantId: line.variantId, quantity }] : [];
  });
  await stock.restore(tx, stockLines(restored));
}
