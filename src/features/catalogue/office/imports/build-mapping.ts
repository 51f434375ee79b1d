import type { Mapping } from "../../domain/import-mapping.ts";
import type { ImportTarget } from "../../domain/staff-goods/guess-columns.ts";

export type MappingChoice = {
  source: string;
  columns: Partial<Record<ImportTarget, string>>;
  categoryId: number | null;
  warehouse: string;
  brand: string;
  /** What one unit of the file's prices and weights is in euros and grams. */
  factor: string;
  grams: string;
  /** Values of the category column, each with our category ids. */
  categories: Readonly<Record<string, readonly number[]>>;
};

const factorOf = (text: string) => {
  const factor = Number(text.replace(",", "."));
  return factor > 0 && factor !== 1 ? factor : undefined;
};

/** Builds a mapping from the page's choices, in the format of a file for `npm run import -- --mapping`. */
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
