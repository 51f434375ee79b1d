const FEW = 5;

/** From here on how many there are matters to whoever wants one; cards and pages say it alike. */
export const isLowStock = (stock: number): boolean => stock <= FEW;
