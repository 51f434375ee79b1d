import { heldByOthers, spendHolds } from "#features/cart/server/holds/holds-for-orders.ts";
import { recordSales } from "#features/catalogue/server/events/record-sales.ts";
import {
  lockStockLines,
  restoreStock,
  subtractStock,
} from "#features/catalogue/server/stock/stock.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/** The shop's own stock, of which carts hold some. */
export const orderStock: OrdersDeps["stock"] = {
  async take(tx, lines, buyer) {
    const shortages = await subtractStock(tx, lines, (ids) => heldByOthers(tx, buyer, ids));
    const ids = lines.map(({ variantId }) => variantId);
    if (shortages.length === 0) await spendHolds(tx, buyer.cartId, ids);
    return shortages;
  },
  lock: lockStockLines,
  giveBack: restoreStock,
  recordSales,
};
