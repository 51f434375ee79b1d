import { expect, test } from "vitest";
import { parseMapping } from "../../domain/import-mapping.ts";
import { buildMapping } from "./build-mapping.ts";

test("what the page chose is a mapping of the command line", () => {
  const mapping = buildMapping({
    source: "nordic",
    columns: { reference: "id", "name.en": "Title", price: "Price (INR)", manufacturer: "Brand" },
    categoryId: 17,
    warehouse: "US",
    brand: "Unknown",
    factor: "0,011",
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
