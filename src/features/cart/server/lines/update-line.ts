import { fail, succeed } from "#core/result.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { CartDeps, CartOwner } from "../cart-deps.ts";
import { selectLines } from "../carts.repository.ts";
import { holdLines, holdTerms } from "../holds/hold-lines.ts";
import { selectStoredCart } from "../stored-cart.ts";
import { type ChangeResult, withLockedCart } from "../with-locked-cart.ts";

type LineUpdate = { itemId: number; quantity: number };
type Deps = Pick<CartDeps, "db" | "listLineGoods">;

/** A line of somebody else's cart is treated like one that never existed; goods no longer sold count as sold out. */
export async function updateLine(
  deps: Deps,
  { owner, context, itemId, quantity }: LineUpdate & { owner: CartOwner; context: SiteContext },
): Promise<ChangeResult> {
  const isSold = await isStillSold(deps, { owner, context, itemId });
  return withLockedCart(deps, { owner, mayCreate: false }, async (tx, cartId) => {
    const line = (await selectLines(tx, cartId)).find(({ id }) => id === itemId);
    if (!line) return fail("errors.not_found");
    const terms = holdTerms({ ...context, owner }, isSold ? undefined : 0);
    const wanted = { variantId: line.variantId, quantity };
    return succeed(await holdLines(tx, cartId, [wanted], terms));
  });
}

/** Runs before the transaction, which must not wait for anything outside of it. */
async function isStillSold(
  deps: Deps,
  { owner, context, itemId }: { owner: CartOwner; context: SiteContext; itemId: number },
): Promise<boolean> {
  const cart = await selectStoredCart(deps.db, owner, context.site);
  const line = cart?.lines.find(({ id }) => id === itemId);
  if (!line) return false;
  const goods = await deps.listLineGoods(context, [line]);
  return goods.get(line.variantId)?.isSold === true;
}
