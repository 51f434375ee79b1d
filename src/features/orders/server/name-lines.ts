import type { Catalogue } from "#features/catalogue/server/catalogue.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { Order, selectLines } from "./orders.repository.ts";

export type NameLinesDeps = { listLineGoods: Catalogue["listLineGoods"] };
type Line = Awaited<ReturnType<typeof selectLines>>[number];
export type OrderedLines = {
  orders: readonly Pick<Order, "id" | "language">[];
  lines: readonly Line[];
};

/**
 * Pages name goods in their own language. The order itself and its papers keep the words it was placed with, and so
 * do goods that are no longer in the catalogue.
 */
export async function nameLines(
  { listLineGoods }: NameLinesDeps,
  { orders, lines }: OrderedLines,
  at: SiteContext | undefined,
): Promise<Line[]> {
  const others = new Set(orders.filter((one) => one.language !== at?.language).map(({ id }) => id));
  const toName = at ? lines.filter(({ orderId }) => others.has(orderId)) : [];
  if (!at || toName.length === 0) return [...lines];
  const goods = await listLineGoods(at, toName);
  return lines.map((line) => {
    const found = others.has(line.orderId) ? goods.get(line.variantId ?? 0) : undefined;
    if (!found) return line;
    const options = found.options.map(({ value }) => value).join(", ");
    return { ...line, name: found.name, options };
  });
}
