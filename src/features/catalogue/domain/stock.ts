/** So many pieces of one variant. */
export type StockLine = { variantId: number; quantity: number };

/** What could not be had, with what there is of it. */
export type StockShortage = { variantId: number; requested: number; available: number };

const FEW = 5;

/** From here on how many there are matters to whoever wants one; cards and pages say it alike. */
export const isLowStock = (stock: number): boolean => stock <= FEW;
