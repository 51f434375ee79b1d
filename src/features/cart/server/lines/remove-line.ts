import { fail, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import type { CartOwner } from "../cart-deps.ts";
import { deleteLine, selectLines } from "../carts.repository.ts";
import { deleteHolds } from "../holds/holds.repository.ts";
import { type ChangeResult, withLockedCart } from "../with-locked-cart.ts";

export function removeLine(
  deps: { db: Database },
  { owner, itemId }: { owner: CartOwner; itemId: number },
): Promise<ChangeResult> {
  return withLockedCart(deps, { owner, mayCreate: false }, async (tx, cartId) => {
    const line = (await selectLines(tx, cartId)).find(({ id }) => id === itemId);
    if (!line) return fail("errors.not_found");
    await deleteLine(tx, line.id);
    await deleteHolds(tx, cartId, [line.variantId]);
    return succeed([]);
  });
}
