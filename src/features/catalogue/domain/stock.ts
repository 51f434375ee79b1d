/** A number of pieces of one variant. */
export type StockLine = { variantId: number; quantity: number };

/** What was not available in full, with how many pieces there are. */
export type StockShortage = { variantId: number; requested: number; available: number };

/** Sums the quantities, so that each variant occurs once. */
export function addUp(lines: readonly StockLine[]): StockLine[] {
  const byVariant = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity);
  }
  return [...byVariant].map(([variantId, quantity]) => ({ variantId, quantity }));
}

const FEW = 5;

/** Up to this number the stock matters to buyers; cards and product pages use the same limit. */
export const isLowStock = (stock: number): boolean => stock <= FEW;
