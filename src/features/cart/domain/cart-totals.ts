import type { Cents } from "#core/money.ts";

export type CartTotals = { totalItems: number; totalQuantity: number; totalCents: Cents };

/** SPEC §9: lines, pieces, and the sum of price × quantity; whole cents all the way. */
export function cartTotals(lines: readonly { quantity: number; priceCents: Cents }[]): CartTotals {
  return {
    totalItems: lines.length,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalCents: lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0),
  };
}
