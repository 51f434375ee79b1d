import type { Transaction } from "#database/connect.ts";
import { lockStock } from "#features/catalogue/server/stock/lock-stock.ts";
import { fitQuantity, maxQuantity, type Shortage } from "../../domain/line-quantity.ts";
import { saveLines } from "../carts.repository.ts";
import { sumHoldsOfOthers } from "./holds.repository.ts";
import { type HoldTerms, renewHolds } from "./renew-holds.ts";

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

type WantedLine = { variantId: number; requested: number; max: number; terms: HoldTerms };

/** A line with as many as can be had, held anew from now on. */
export async function holdLine(
  tx: Transaction,
  cartId: number,
  { variantId, requested, max, terms }: WantedLine,
): Promise<Shortage[]> {
  const { quantity, shortage } = fitQuantity(variantId, requested, max);
  await saveLines(tx, cartId, [{ variantId, quantity }]);
  await renewHolds(tx, cartId, [{ variantId, quantity: max > 0 ? quantity : 0 }], terms);
  return shortage ? [shortage] : [];
}
