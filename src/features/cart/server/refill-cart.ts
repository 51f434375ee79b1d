import type { Transaction } from "#database/connect.ts";
import { MOST_LINES, MOST_PER_LINE } from "../domain/line-quantity.ts";
import type { CartOwner, CartsOwner } from "./cart-deps.ts";
import {
  lockCart,
  saveLines,
  selectCartsOf,
  selectLines,
  subtractFromLines,
} from "./carts.repository.ts";
import { fitHolds } from "./holds/holds.repository.ts";
import { lockOrCreateCart } from "./with-locked-cart.ts";

type Goods = { variantId: number; quantity: number };

/** Locks the owner's cart until the transaction ends; undefined for a guest whose cart is deleted. */
export async function lockForRefill(
  tx: Transaction,
  owner: CartOwner,
): Promise<number | undefined> {
  return owner.kind === "guest" ? lockCart(tx, owner) : (await lockOrCreateCart(tx, owner))?.id;
}

/** Puts the goods of an unpaid order back into the cart; newer goods stay, and no quantity is doubled. */
export async function refillCart(
  tx: Transaction,
  cartId: number,
  goods: readonly Goods[],
): Promise<void> {
  const own = new Map(
    (await selectLines(tx, cartId)).map(({ variantId, quantity }) => [variantId, quantity]),
  );
  const room = MOST_LINES - own.size;
  const fresh = goods.filter(({ variantId }) => !own.has(variantId)).slice(0, room);
  const known = goods.filter(({ variantId }) => own.has(variantId));
  const lines = [...known, ...fresh].map(({ variantId, quantity }) => ({
    variantId,
    quantity: Math.min(MOST_PER_LINE, Math.max(quantity, own.get(variantId) ?? 0)),
  }));
  await saveLines(tx, cartId, lines);
}

/** Removes paid goods from their buyer's carts: as many as were put back, with their holds. */
export async function removeFromCarts(
  tx: Transaction,
  owner: CartsOwner & { siteId: number },
  goods: readonly Goods[],
): Promise<void> {
  const ids = await selectCartsOf(tx, owner);
  if (ids.length === 0) return;
  for (const line of goods) await subtractFromLines(tx, ids, line);
  await fitHolds(tx, ids);
}
