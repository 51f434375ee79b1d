import { inArray } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { WalletSubject } from "#features/wallet/domain/balance-entry.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { orders } from "../orders.tables.ts";

/** What the wallet's history calls orders, by their ids: bought in the shop, or a paid quote. */
export async function nameOrders(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, WalletSubject>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, slug: orders.slug, kind: orders.kind })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(
    rows.map(({ id, slug, kind }) => [
      id,
      {
        type: kind === "shop" ? "shop_orders" : "quotes",
        number: orderNumber(id),
        path: `/my-orders/${slug}`,
      },
    ]),
  );
}
