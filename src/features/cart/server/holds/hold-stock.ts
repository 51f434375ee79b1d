import { eq } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import { lockStock } from "#features/catalogue/server/stock/stock.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { heldSince, holdUntil, limitHolds } from "../../domain/guest-holds.ts";
import { fitQuantity, maxQuantity, type Shortage } from "../../domain/line-quantity.ts";
import { carts } from "../cart.tables.ts";
import type { CartOwner } from "../cart-deps.ts";
import { saveLines } from "../carts.repository.ts";
import {
  deleteHolds,
  type NewHold,
  saveHolds,
  selectHoldRoom,
  sumHoldsOfOthers,
} from "./holds.repository.ts";

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

type HoldTerms = Pick<Site, "holdMinutes" | "guestHolds"> & { kind: CartOwner["kind"] };
type Wanted = { variantId: number; quantity: number };

/**
 * Holds these lines of a cart from now on, a guest's as far as the site allows (product notes §4). The cart and
 * the variants are locked; quantities are at most what can be had.
 */
export async function renewHolds(
  tx: Transaction,
  cartId: number,
  wanted: readonly Wanted[],
  terms: HoldTerms,
): Promise<void> {
  const holds = await allowed(tx, cartId, wanted, terms);
  const isHeld = new Set(holds.map(({ variantId }) => variantId));
  await saveHolds(tx, cartId, holds);
  const rest = wanted.filter(({ variantId }) => !isHeld.has(variantId));
  await deleteHolds(
    tx,
    cartId,
    rest.map(({ variantId }) => variantId),
  );
}

async function allowed(
  tx: Transaction,
  cartId: number,
  wanted: readonly Wanted[],
  { kind, holdMinutes: minutes, guestHolds }: HoldTerms,
): Promise<NewHold[]> {
  const had = wanted.filter(({ quantity }) => quantity > 0);
  if (kind === "customer") return had.map((one) => ({ ...one, until: { minutes } }));
  if (had.length === 0) return [];
  const ids = had.map(({ variantId }) => variantId);
  const room = await selectHoldRoom(tx, cartId, ids);
  if (!room) return [];
  const { now, used, variants, since: before } = room;
  const since = heldSince(before, now, guestHolds);
  const until = holdUntil({ since, now, minutes }, guestHolds);
  if (!until) return [];
  if (since === now) {
    await tx.update(carts).set({ heldSince: since }).where(eq(carts.id, cartId));
  }
  const lines = had.flatMap((one) => {
    const known = variants.get(one.variantId);
    return known ? { ...known, ...one } : [];
  });
  return [...limitHolds(guestHolds, used, lines)].flatMap(([variantId, quantity]) =>
    quantity > 0 ? { variantId, quantity, until } : [],
  );
}
