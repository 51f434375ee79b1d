/** So many pieces of one variant. */
export type StockLine = { variantId: number; quantity: number };

/** What could not be had, with what there is of it. */
export type StockShortage = { variantId: number; requested: number; available: number };

/** Each variant once. */
export function addUp(lines: readonly StockLine[]): StockLine[] {
  const byVariant = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity);
  }
  return [...byVariant].map(([variantId, quantity]) => ({ variantId, quantity }));
}

const FEW = 5;

/** From here on how many there are matters to whoever wants one; cards and pages say it alike. */
export const isLowStock = (stock: number): boolean => stock <= FEW;
