import type { StockLine } from "#features/catalogue/domain/stock-line.ts";
import type { OrderLine } from "../../domain/order.ts";

/** What is in our stock: a quote's goods are bought elsewhere, and some of ours are gone for good. */
export function stockLines(
  lines: readonly Pick<OrderLine, "variantId" | "quantity">[],
): StockLine[] {
  return lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  );
}
