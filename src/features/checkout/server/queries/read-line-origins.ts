import type { CheckoutDeps, CheckoutVisitor } from "../checkout-deps.ts";
import type { Contents, LineOrigin } from "./checkout-view.ts";

const UNKNOWN: LineOrigin = { manufacturer: "", category: "" };

/** Who makes what is bought and where it stands in the shop, line by line; an order does not keep it. */
export async function readLineOrigins(
  { catalogue }: Pick<CheckoutDeps, "catalogue">,
  { site, language }: CheckoutVisitor,
  lines: Contents["lines"],
): Promise<LineOrigin[]> {
  const productIds = lines.flatMap(({ productId }) => productId ?? []);
  const goods = await catalogue.listLineGoods({ site, language }, productIds);
  return lines.map(({ variantId }) => {
    const known = variantId === null ? undefined : goods.get(variantId);
    if (!known) return UNKNOWN;
    const { manufacturer, category } = known;
    return { manufacturer, category };
  });
}
