import type { Transaction } from "#database/connect.ts";
import type { CartOwner } from "./cart-owner.ts";
import { type CartLine, deleteLinesOf, lockCart, selectLines } from "./carts.repository.ts";

/** The owner's cart while an order is made of it; theirs alone until the transaction ends. */
export async function lockCartWithLines(
  tx: Transaction,
  owner: CartOwner,
): Promise<{ id: number; lines: CartLine[] } | undefined> {
  const id = await lockCart(tx, owner);
  return id === undefined ? undefined : { id, lines: await selectLines(tx, id) };
}

/** What was in it is ordered; what it held is spent by the order. */
export function emptyCart(tx: Transaction, cartId: number): Promise<void> {
  return deleteLinesOf(tx, cartId);
}
