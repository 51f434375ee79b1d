import type { SearchDocument } from "#ports/search.ts";

const IN_STOCK = 2 ** 31;

/** What sells better is higher, and whatever is in stock is above all that is not. */
export function salesRank({ paidAmount, inStock }: SearchDocument): number {
  const cents = Math.min(IN_STOCK - 1, Math.max(0, Math.round(paidAmount)));
  return inStock ? IN_STOCK + cents : cents;
}

export const isInStock = (rank: number) => rank >= IN_STOCK;
