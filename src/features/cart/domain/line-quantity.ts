import { clampQuantity } from "#core/quantity.ts";

/** Nobody buys more of one thing for a household; larger quantities are requested from us instead. */
export const MOST_PER_LINE = 99;
export const MOST_LINES = 100;

/** How many pieces of a variant a cart can have: those that other carts do not hold, its own hold included. */
export function maxQuantity({
  stock,
  heldByOthers,
}: {
  stock: number;
  heldByOthers: number;
}): number {
  return Math.min(MOST_PER_LINE, Math.max(0, stock - heldByOthers));
}

/** The wanted quantity, and the available one. */
export type Shortage = { variantId: number; requested: number; available: number };

type FittedQuantity = { quantity: number; shortage: Shortage | undefined };

/** SPEC §5: between 1 and the available quantity. If nothing is available, the line keeps its 1, without a hold. */
export function fitQuantity(variantId: number, requested: number, max: number): FittedQuantity {
  const isShort = requested > max;
  return {
    quantity: clampQuantity(requested, max),
    shortage: isShort ? { variantId, requested, available: max } : undefined,
  };
}
