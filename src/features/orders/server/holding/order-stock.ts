import { heldByOthers, spendHolds } from "#features/cart/server/holds/holds-for-orders.ts";
import { noteSales } from "#features/catalogue/server/events/note-sales.ts";
import {
  giveStockBack,
  lockLines,
  takeStock,
} from "#features/catalogue/server/stock/take-stock.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/** The shop's own stock, of which carts hold some. */
export const orderStock: OrdersDeps["stock"] = {
  async take(tx, lines, buyer) {
    const shortages = await takeStock(tx, lines, (ids) => heldByOthers(tx, buyer, ids));
    const ids = lines.map(({ variantId }) => variantId);
    if (shortages.length === 0) await spendHolds(tx, buyer.cartId, ids);
    return shortages;
  },
  lock: lockLines,
  giveBack: giveStockBack,
  noteSales,
};
