import type { Transaction } from "#database/connect.ts";
import { lockStock } from "#features/catalogue/server/stock/lock-stock.ts";
import { fitQuantity, maxQuantity, type Shortage } from "../../domain/line-quantity.ts";
import { saveLines } from "../carts.repository.ts";
import { deleteHolds, saveHolds, sumHoldsOfOthers } from "./holds.repository.ts";

/** How many of each variant these carts can have; those that are gone from the catalogue are left out. */
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

type WantedLine = { variantId: number; requested: number; max: number; minutes: number };

/** A line with as many as can be had, held anew from now on. */
export async function holdLine(
  tx: Transaction,
  cartId: number,
  { variantId, requested, max, minutes }: WantedLine,
): Promise<Shortage[]> {
  const { quantity, shortage } = fitQuantity(variantId, requested, max);
  await saveLines(tx, cartId, [{ variantId, quantity }]);
  if (max > 0) await saveHolds(tx, cartId, [{ variantId, quantity, until: { minutes } }]);
  else await deleteHolds(tx, cartId, [variantId]);
  return shortage ? [shortage] : [];
}
