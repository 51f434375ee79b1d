import { succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { CartOwner } from "../cart-deps.ts";
import { saveMethod, saveMethodOf } from "../carts.repository.ts";
import { type ChangeResult, withLockedCart } from "../with-locked-cart.ts";

/** SPEC §4: air or sea; an empty cart remembers it too. */
export async function chooseMethod(
  deps: { db: Database },
  { owner, method }: { owner: CartOwner; method: ShippingMethod },
): Promise<ChangeResult> {
  if (await saveMethodOf(deps.db, owner, method)) return succeed({ shortages: [] });
  return withLockedCart(deps, { owner, mayCreate: true }, async (tx, cartId) => {
    await saveMethod(tx, cartId, method);
    return succeed([]);
  });
}
