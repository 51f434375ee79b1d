import type { Mapping } from "../../domain/import-mapping.ts";
import type { ImportTarget } from "../../domain/staff-goods/guess-columns.ts";

export type MappingChoice = {
  source: string;
  columns: Partial<Record<ImportTarget, string>>;
  categoryId: number | null;
  warehouse: string;
  brand: string;
  factor: string;
};

/** What the page chose, as `npm run import -- --mapping` would have it in a file. */
export function buildMapping(choice: MappingChoice): Mapping {
  const { source, columns, categoryId, warehouse, brand, factor } = choice;
  const { category, manufacturer, ...others } = columns;
  const priceFactor = Number(factor.replace(",", "."));
  return {
    source,
    columns: {
      ...others,
      ...(category ? { category } : {}),
      manufacturer: manufacturer
        ? { column: manufacturer, ...(brand ? { fallback: brand } : {}) }
        : { constant: brand },
      warehouse: { constant: warehouse },
    },
    ...(categoryId ? { categories: { "*": [categoryId] } } : {}),
    ...(priceFactor > 0 && priceFactor !== 1 ? { priceFactor } : {}),
  };
}
