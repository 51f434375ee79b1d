import { demoCatalogue } from "#demo/catalogue/demo-catalogue.ts";
import type { CatalogueInput, CategoryInput } from "#features/catalogue/domain/catalogue-input.ts";
import type { ProductInput, Translated } from "#features/catalogue/domain/product-input.ts";
import type { SearchText } from "#ports/search.ts";

/** The demo catalogue as the catalogue hands it to a search engine, in one language. */
export function demoTexts(language: string): { product: ProductInput; text: SearchText }[] {
  const catalogue = demoCatalogue("2026-11-15", {}, () => []);
  return catalogue.products.map((product) => ({
    product,
    text: textOf(product, catalogue, (titles) => titles[language] ?? titles.en ?? ""),
  }));
}

function textOf(
  product: ProductInput,
  catalogue: CatalogueInput,
  inLanguage: (titles: Translated) => string,
): SearchText {
  const categories = product.categoryIds.flatMap((id) => pathUp(catalogue.categories, id));
  const values = catalogue.fields.flatMap(({ id, values: titled }) =>
    (product.fields[id] ?? []).map((key) => {
      const value = titled.find((one) => one.value === key);
      return value ? inLanguage(value.titles) : key;
    }),
  );
  const colours = catalogue.fields.find(({ key }) => key === "colour")?.values ?? [];
  const chosen = product.variants.flatMap(({ sku, gtin, size, colour }) => {
    const titles = colours.find(({ value }) => value === colour)?.titles;
    return [sku, gtin ?? "", size ?? "", titles ? inLanguage(titles) : ""];
  });
  return {
    name: inLanguage(product.names),
    manufacturer: product.manufacturer,
    categories: [...new Set(categories.map(({ names }) => inLanguage(names)))],
    keywords: [...new Set([...chosen, ...values].filter(Boolean))],
    description: inLanguage(product.descriptions),
  };
}

function pathUp(categories: readonly CategoryInput[], id: number): CategoryInput[] {
  const own = categories.find((category) => category.id === id);
  if (!own) return [];
  return [own, ...(own.parentId === null ? [] : pathUp(categories, own.parentId))];
}
