import { and, eq, inArray, sum } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { orderLines, orders } from "../orders.tables.ts";

/** What unpaid orders hold now, by SKU: already subtracted from our stock, but still on a shelf. */
export function selectSetAside(
  db: Queryable,
  skus: readonly string[],
): Promise<{ sku: string; quantity: number }[]> {
  return db
    .select({ sku: variants.sku, quantity: sum(orderLines.quantity).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(
      and(
        eq(orders.status, "awaiting_payment"),
        eq(orders.holds, true),
        inArray(variants.sku, [...skus]),
      ),
    )
    .groupBy(variants.sku);
}
