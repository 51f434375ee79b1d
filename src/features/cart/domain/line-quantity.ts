import { clampQuantity } from "#core/quantity.ts";

/** More of one thing than a household buys is asked of us, not put into a cart. */
export const MOST_PER_LINE = 99;
export const MOST_LINES = 100;

/** What one cart can have of a variant: what nobody else holds, its own hold included. */
export function maxQuantity({
  stock,
  heldByOthers,
}: {
  stock: number;
  heldByOthers: number;
}): number {
  return Math.min(MOST_PER_LINE, Math.max(0, stock - heldByOthers));
}

/** Wanted, and what can be had of it. */
export type Shortage = { variantId: number; requested: number; available: number };

type FittedQuantity = { quantity: number; shortage: Shortage | undefined };

/** SPEC §5: between 1 and what can be had. Where nothing can be had the line keeps its 1, without a hold. */
export function fitQuantity(variantId: number, requested: number, max: number): FittedQuantity {
  const isShort = requested > max;
  return {
    quantity: clampQuantity(requested, max),
    shortage: isShort ? { variantId, requested, available: max } : undefined,
  };
}
