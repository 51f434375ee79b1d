import type { Transaction } from "#database/connect.ts";
import { deleteHolds, sumHoldsOfOthers } from "./holds.repository.ts";

/** What is set aside for other carts than the one that is being bought; asked after the stock is locked. */
export function heldByOthers(
  tx: Transaction,
  cartId: number | undefined,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  return sumHoldsOfOthers(tx, cartId === undefined ? [] : [cartId], variantIds);
}

/** What was held has been bought. */
export async function spendHolds(
  tx: Transaction,
  cartId: number | undefined,
  variantIds: readonly number[],
): Promise<void> {
  if (cartId !== undefined) await deleteHolds(tx, cartId, variantIds);
}
