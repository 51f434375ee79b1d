/** So many pieces of one variant. */
export type StockLine = { variantId: number; quantity: number };

/** What could not be had, with what there is of it. */
export type StockShortage = { variantId: number; requested: number; available: number };
