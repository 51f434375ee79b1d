import type { Database } from "#database/connect.ts";
import { REL_TYPES } from "#features/wallet/domain/balance-entry.ts";
import type { NameSubjects } from "#features/wallet/server/entry-on-wire.ts";
import { nameOrders } from "./queries/name-orders.ts";

/** Orders that a wallet paid for or got back. */
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
