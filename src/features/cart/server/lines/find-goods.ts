import { toDecimal } from "#core/money.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { FoundGoods } from "../../contract.ts";
import type { CarriedLine } from "../../domain/carried-goods.ts";
import type { CartDeps } from "../cart-deps.ts";

/** Goods that the site sells, in its language and at its prices; their stock may change before they are added. */
export async function findGoods(
  deps: Pick<CartDeps, "listLineGoods">,
  { context, goods }: { context: SiteContext; goods: readonly CarriedLine[] },
): Promise<{ items: FoundGoods[]; missing: number }> {
  const known = await deps.listLineGoods(
    context,
    goods.map(({ product_id, variant_id }) => ({ productId: product_id, variantId: variant_id })),
  );
  const items = goods.flatMap(({ product_id, variant_id, quantity }) => {
    const found = known.get(variant_id);
    if (!found?.isSold || found.productId !== product_id) return [];
    const { slug, seller, name, image, options, priceCents } = found;
    const price = toDecimal(priceCents);
    return { product_id, variant_id, slug, seller, name, image, options, quantity, price };
  });
  return { items, missing: goods.length - items.length };
}
