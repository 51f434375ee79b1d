import { MINUTE_MS } from "#core/durations.ts";
import type { Cents } from "#core/money.ts";
import type { GuestHolds } from "#features/sites/domain/site.ts";

export type WantedHold = {
  variantId: number;
  quantity: number;
  priceCents: Cents;
  stock: number;
  /** By other guests' carts. */
  heldByGuests: number;
};
type UsedHolds = { pieces: number; valueCents: Cents };

/** As many of each as may be held; `used` is what other lines of the cart hold. The first lines come first. */
export function limitHolds(
  limits: GuestHolds,
  used: UsedHolds,
  wanted: readonly WantedHold[],
): Map<number, number> {
  let { pieces, valueCents } = used;
  const held = wanted.map(({ variantId, quantity, priceCents, stock, heldByGuests }) => {
    const ofStock = Math.max(1, Math.ceil((stock * limits.stockPercent) / 100)) - heldByGuests;
    const ofValue =
      priceCents > 0 ? Math.floor((limits.valueCents - valueCents) / priceCents) : quantity;
    const most = Math.min(quantity, ofStock, ofValue, limits.pieces - pieces);
    const count = Math.max(0, most);
    pieces += count;
    valueCents += count * priceCents;
    return [variantId, count] as const;
  });
  return new Map(held);
}

/** Until when a cart may hold now; nothing while it pauses. `since` is when its time began. */
export function holdUntil(
  { since, now, minutes }: { since: Date; now: Date; minutes: number },
  limits: Pick<GuestHolds, "minutes">,
): Date | undefined {
  const end = Math.min(
    now.getTime() + minutes * MINUTE_MS,
    since.getTime() + limits.minutes * MINUTE_MS,
  );
  return end > now.getTime() ? new Date(end) : undefined;
}

/** A new time begins with the first hold, and after a pause as long as the time itself. */
export function heldSince(
  before: Date | null,
  now: Date,
  limits: Pick<GuestHolds, "minutes">,
): Date {
  const isOver =
    before === null || now.getTime() - before.getTime() >= 2 * limits.minutes * MINUTE_MS;
  return isOver ? now : before;
}
