import { eq } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { heldSince, holdUntil, limitHolds } from "../../domain/guest-holds.ts";
import { carts } from "../cart.tables.ts";
import type { CartOwner } from "../cart-owner.ts";
import { deleteHolds, type NewHold, saveHolds, selectHoldRoom } from "./holds.repository.ts";

export type HoldTerms = Pick<Site, "holdMinutes" | "guestHolds"> & { kind: CartOwner["kind"] };
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
