import type { Transaction } from "#database/connect.ts";
import { selectCartsOf } from "../carts.repository.ts";
import { deleteHolds, sumHoldsOfOthers } from "./holds.repository.ts";

/** Whoever buys: a customer, or a guest by the cookie of their cart. */
export type CartsOwner = {
  customerId: number | null;
  visitorHash?: Buffer | null | undefined;
};

/** What is set aside for others than the buyer (product notes §4); asked after the stock is locked. */
export async function heldByOthers(
  tx: Transaction,
  owner: CartsOwner,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  return sumHoldsOfOthers(tx, await selectCartsOf(tx, owner), variantIds);
}

/** What was held has been bought. */
export async function spendHolds(
  tx: Transaction,
  cartId: number | undefined,
  variantIds: readonly number[],
): Promise<void> {
  if (cartId !== undefined) await deleteHolds(tx, cartId, variantIds);
}
