import { type Cents, sum } from "#core/money.ts";

export type CartTotals = { totalItems: number; totalQuantity: number; totalCents: Cents };

/** SPEC §9: lines, pieces, and the sum of price × quantity, in whole cents. */
export function cartTotals(lines: readonly { quantity: number; priceCents: Cents }[]): CartTotals {
  return {
    totalItems: lines.length,
    totalQuantity: sum(lines.map(({ quantity }) => quantity)),
    totalCents: sum(lines.map(({ quantity, priceCents }) => quantity * priceCents)),
  };
}
