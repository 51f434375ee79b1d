import type { Mapping } from "../../domain/import-mapping.ts";
import type { ImportTarget } from "../../domain/staff-goods/guess-columns.ts";

export type MappingChoice = {
  source: string;
  columns: Partial<Record<ImportTarget, string>>;
  categoryId: number | null;
  warehouse: string;
  brand: string;
  /** What one unit of prices and of weights in the file is in ours. */
  factor: string;
  grams: string;
  /** Words of the column of categories, and which of ours they are. */
  categories: Readonly<Record<string, readonly number[]>>;
};

const factorOf = (text: string) => {
  const factor = Number(text.replace(",", "."));
  return factor > 0 && factor !== 1 ? factor : undefined;
};

/** What the page chose, as `npm run import -- --mapping` would have it in a file. */
export function buildMapping(choice: MappingChoice): Mapping {
  const { source, columns, categoryId, warehouse, brand } = choice;
  const { category, manufacturer, weightGrams, ...others } = columns;
  const priceFactor = factorOf(choice.factor);
  const grams = factorOf(choice.grams);
  const words = Object.entries(category ? choice.categories : {}).filter(
    ([, ids]) => ids.length > 0,
  );
  const categories = {
    ...Object.fromEntries(words.map(([word, ids]) => [word, [...ids]])),
    ...(categoryId ? { "*": [categoryId] } : {}),
  };
  return {
    source,
    columns: {
      ...others,
      ...(category ? { category } : {}),
      ...(weightGrams
        ? { weightGrams: grams ? { column: weightGrams, factor: grams } : weightGrams }
        : {}),
      manufacturer: manufacturer
        ? { column: manufacturer, ...(brand ? { fallback: brand } : {}) }
        : { constant: brand },
      warehouse: { constant: warehouse },
    },
    ...(Object.keys(categories).length > 0 ? { categories } : {}),
    ...(priceFactor ? { priceFactor } : {}),
  };
}
