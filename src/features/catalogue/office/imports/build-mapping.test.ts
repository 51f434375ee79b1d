import { expect, test } from "vitest";
import { parseMapping } from "../../domain/import-mapping.ts";
import { buildMapping } from "./build-mapping.ts";

test("choices on the import page become a valid mapping", () => {
  const mapping = buildMapping({
    source: "nordic",
    columns: { reference: "id", "name.en": "Title", price: "Price (INR)", manufacturer: "Brand" },
    categoryId: 17,
    warehouse: "US",
    brand: "Unknown",
    factor: "0,011",
    grams: "1",
    categories: {},
  });
  expect(parseMapping(mapping)).toEqual({
    source: "nordic",
    columns: {
      reference: "id",
      "name.en": "Title",
      price: "Price (INR)",
      manufacturer: { column: "Brand", fallback: "Unknown" },
      warehouse: { constant: "US" },
    },
    categories: { "*": [17] },
    priceFactor: 0.011,
  });
});

test("category words and kilograms become a mapping like samples/goods.mapping.json", () => {
  const mapping = buildMapping({
    source: "lintsail",
    columns: { reference: "Article", category: "Group", weightGrams: "Weight kg" },
    categoryId: null,
    warehouse: "DE",
    brand: "Lintsail",
    factor: "0.92",
    grams: "1000",
    categories: { bags: [1941, 2443], shoes: [1932], hats: [] },
  });
  expect(parseMapping(mapping)).toMatchObject({
    columns: { category: "Group", weightGrams: { column: "Weight kg", factor: 1000 } },
    categories: { bags: [1941, 2443], shoes: [1932] },
    priceFactor: 0.92,
  });
});
