import type { Transaction } from "#database/connect.ts";
import { lockStock } from "#features/catalogue/server/stock/stock.ts";
import { maxQuantity } from "../../domain/line-quantity.ts";
import { sumHoldsOfOthers } from "./holds.repository.ts";

/** How many of each variant these carts can have; variants that are no longer in the catalogue are left out. */
export async function lockAvailable(
  tx: Transaction,
  cartIds: readonly number[],
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const stock = await lockStock(tx, variantIds);
  const held = await sumHoldsOfOthers(tx, cartIds, variantIds);
  return new Map(
    [...stock].map(([id, count]) => [
      id,
      maxQuantity({ stock: count, heldByOthers: held.get(id) ?? 0 }),
    ]),
  );
}
