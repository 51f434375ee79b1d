import { fail, succeed } from "#core/result.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { MOST_LINES } from "../domain/line-quantity.ts";
import type { CartDeps, CartOwner } from "./cart-deps.ts";
import { selectLines } from "./carts.repository.ts";
import { holdLine, lockAvailable } from "./holds/hold-stock.ts";
import { type ChangeResult, withLockedCart } from "./with-locked-cart.ts";

type Addition = {
  productId: number;
  variantId: number;
  quantity: number;
  /** The quantity is what the line is to have at least: sent twice, even at one moment, it adds nothing. */
  isTotal?: boolean | undefined;
};

/** What is in the cart already gets more of it. One's own hold never stands in one's own way. */
export async function addToCart(
  deps: Pick<CartDeps, "db" | "listLineGoods">,
  {
    owner,
    context,
    productId,
    variantId,
    quantity,
    isTotal = false,
  }: Addition & { owner: CartOwner; context: SiteContext },
): Promise<ChangeResult> {
  const goods = (await deps.listLineGoods(context, [productId])).get(variantId);
  if (!goods?.isSold) return fail("cart.errors.not_sold_here");
  return withLockedCart(deps, { owner, mayCreate: true }, async (tx, cartId) => {
    const lines = await selectLines(tx, cartId);
    const line = lines.find((one) => one.variantId === variantId);
    if (!line && lines.length >= MOST_LINES) return fail("cart.errors.too_many_lines");
    const max = (await lockAvailable(tx, [cartId], [variantId])).get(variantId);
    if (max === undefined) return fail("cart.errors.not_sold_here");
    if (max === 0 && !line) return fail("cart.errors.sold_out");
    const own = line?.quantity ?? 0;
    if (isTotal && own >= quantity) return succeed([]);
    const requested = isTotal ? quantity : own + quantity;
    const terms = { ...context.site, kind: owner.kind };
    return succeed(await holdLine(tx, cartId, { variantId, requested, max, terms }));
  });
}
