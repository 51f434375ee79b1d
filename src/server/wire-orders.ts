import type { DatabaseConnection } from "#database/connect.ts";
import { heldByOthers, spendHolds } from "#features/cart/server/holds-for-orders.ts";
import { giveStockBack, takeStock } from "#features/catalogue/server/take-stock.ts";
import { bindOrders } from "#features/orders/server/orders.ts";
import type { OrdersDeps } from "#features/orders/server/orders-deps.ts";

type Options = Pick<OrdersDeps, "wallet" | "postMail" | "linkTo" | "findSite"> & {
  database: DatabaseConnection;
};

/** What was bought; a part of `services.ts`. */
export function wireOrders({ database, ...others }: Options) {
  return bindOrders({
    ...others,
    db: database.db,
    stock: {
      async take(tx, lines, cartId) {
        const shortages = await takeStock(tx, lines, (ids) => heldByOthers(tx, cartId, ids));
        const ids = lines.map(({ variantId }) => variantId);
        if (shortages.length === 0) await spendHolds(tx, cartId, ids);
        return shortages;
      },
      giveBack: giveStockBack,
    },
    // Orders are paid by wallet alone until payments know them.
    refundPayments: async () => {},
    listPayments: async () => [],
  });
}
