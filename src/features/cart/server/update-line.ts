import { fail, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import type { CartPlace } from "./cart-deps.ts";
import type { CartOwner } from "./cart-owner.ts";
import { selectLines } from "./carts.repository.ts";
import { type ChangeResult, changeCart } from "./change-cart.ts";
import { holdLine, lockAvailable } from "./hold-stock.ts";

export type LineUpdate = { itemId: number; quantity: number };

/** Somebody else's line is as one that never was. */
export function updateLine(
  deps: { db: Database },
  { owner, place, itemId, quantity }: LineUpdate & { owner: CartOwner; place: CartPlace },
): Promise<ChangeResult> {
  return changeCart(deps, { owner, mayCreate: false }, async (tx, cartId) => {
    const line = (await selectLines(tx, cartId)).find(({ id }) => id === itemId);
    if (!line) return fail("errors.not_found");
    const { variantId } = line;
    const max = (await lockAvailable(tx, [cartId], [variantId])).get(variantId) ?? 0;
    const minutes = place.site.holdMinutes;
    return succeed(await holdLine(tx, cartId, { variantId, requested: quantity, max, minutes }));
  });
}
