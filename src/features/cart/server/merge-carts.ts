import type { Transaction } from "#database/connect.ts";
import { fitQuantity, MOST_LINES } from "../domain/line-quantity.ts";
import { joinHolds } from "../domain/stock-hold.ts";
import {
  deleteCart,
  hasCart,
  lockCart,
  saveLines,
  saveMethod,
  selectLines,
  selectMethod,
} from "./carts.repository.ts";
import { lockAvailable } from "./holds/hold-stock.ts";
import { deleteHolds, saveHolds, selectHolds } from "./holds/holds.repository.ts";
import { lockOrCreateCart } from "./with-locked-cart.ts";

export type Merge = { siteId: number; tokenHash: Buffer; customerId: number; now: Date };

/**
 * At login the guest's cart becomes the customer's: quantities are added up to the available stock, holds are kept,
 * and the method chosen last is used. Runs in the login's transaction.
 */
export async function mergeCarts(tx: Transaction, merge: Merge): Promise<void> {
  const { siteId, customerId, tokenHash } = merge;
  const guestOwner = { kind: "guest", siteId, tokenHash } as const;
  if (!(await hasCart(tx, guestOwner))) return;
  const own = await lockOrCreateCart(tx, { kind: "customer", siteId, customerId });
  const guest = await lockCart(tx, guestOwner);
  if (!own || guest === undefined) return;
  await moveLines(tx, { from: guest, to: own.id, now: merge.now });
  await saveMethod(tx, own.id, await selectMethod(tx, guest));
  await deleteCart(tx, guest);
}

type Way = { from: number; to: number; now: Date };

async function moveLines(tx: Transaction, { from, to, now }: Way): Promise<void> {
  const own = await selectLines(tx, to);
  const room = MOST_LINES - own.length;
  const known = (variantId: number) => own.find((line) => line.variantId === variantId);
  const arriving = await selectLines(tx, from);
  const fitting = new Set(arriving.filter((line) => !known(line.variantId)).slice(0, room));
  const taken = arriving.filter((line) => known(line.variantId) || fitting.has(line));
  if (taken.length === 0) return;

  const ids = taken.map(({ variantId }) => variantId);
  const available = await lockAvailable(tx, [from, to], ids);
  const [ownHolds, guestHolds] = [await selectHolds(tx, to), await selectHolds(tx, from)];
  const merged = taken.map(({ variantId, quantity }) => {
    const max = available.get(variantId) ?? 0;
    const requested = quantity + (known(variantId)?.quantity ?? 0);
    const until = joinHolds([ownHolds.get(variantId), guestHolds.get(variantId)], now);
    return { variantId, ...fitQuantity(variantId, requested, max), until, max };
  });
  await saveLines(tx, to, merged);
  await deleteHolds(tx, from, ids);
  await saveHolds(
    tx,
    to,
    merged.flatMap(({ variantId, quantity, until, max }) =>
      until && max > 0 ? { variantId, quantity, until } : [],
    ),
  );
}
