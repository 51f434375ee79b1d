import type { Database, Queryable } from "#database/connect.ts";
import { REL_TYPES, type WalletSubject } from "#features/wallet/domain/entry-types.ts";
import type { NameSubjects } from "#features/wallet/server/balance-response.ts";
import { orderNumber } from "../domain/order-status.ts";
import { selectOrdersByIds } from "./order-list/list-orders.repository.ts";

/** Names orders that a wallet paid for or was refunded for. */
export const namePaidOrders =
  (db: Database): NameSubjects =>
  async (moves) => {
    const own = moves.filter(({ relType }) => relType === REL_TYPES.quote);
    const orders = await nameOrders(
      db,
      own.flatMap(({ relId }) => relId ?? []),
    );
    return new Map(
      own.flatMap(({ id, relId }) => {
        const order = orders.get(relId ?? 0);
        return order ? [[id, order] as const] : [];
      }),
    );
  };

/** What the wallet's history calls orders, by their ids: bought in the shop, or a paid quote. */
async function nameOrders(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, WalletSubject>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOrdersByIds(db, ids);
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
