import { fail, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { fitQuantity } from "../../domain/line-quantity.ts";
import type { CartOwner } from "../cart-deps.ts";
import { saveLines, selectLines } from "../carts.repository.ts";
import { type ChangeResult, withLockedCart } from "../with-locked-cart.ts";
import { lockAvailable, renewHolds } from "./hold-stock.ts";

/** Product notes §4: starting checkout holds again, each line with as many as can be had. */
export function holdCart(
  deps: { db: Database },
  { owner, context }: { owner: CartOwner; context: SiteContext },
): Promise<ChangeResult> {
  return withLockedCart(deps, { owner, mayCreate: false }, async (tx, cartId) => {
    const lines = await selectLines(tx, cartId);
    if (lines.length === 0) return fail("errors.not_found");
    const ids = lines.map(({ variantId }) => variantId);
    const available = await lockAvailable(tx, [cartId], ids);
    const fitted = lines.map(({ variantId, quantity }) => {
      const max = available.get(variantId) ?? 0;
      return { variantId, max, ...fitQuantity(variantId, quantity, max) };
    });
    await saveLines(tx, cartId, fitted);
    const wanted = fitted.map(({ variantId, quantity, max }) => ({
      variantId,
      quantity: max > 0 ? quantity : 0,
    }));
    await renewHolds(tx, cartId, wanted, { ...context.site, kind: owner.kind });
    return succeed(fitted.flatMap(({ shortage }) => shortage ?? []));
  });
}
