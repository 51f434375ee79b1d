import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guessColumns } from "./guess-columns.ts";

const columns = (names: Record<string, string[]>) =>
  Object.entries(names).map(([name, samples]) => ({ name, samples }));

test("by names, as suppliers write them", () => {
  expect(
    guessColumns(
      columns({
        ProductID: ["10017413"],
        ProductName: ["DKNY Unisex Black & Grey Printed Medium Trolley Bag"],
        ProductBrand: ["DKNY"],
        Gender: ["Unisex"],
        "Price (INR)": ["11745"],
        NumImages: ["7"],
        Description: ["Black and grey"],
        PrimaryColor: ["Black"],
      }),
    ),
  ).toEqual({
    reference: "ProductID",
    "name.en": "ProductName",
    "description.en": "Description",
    manufacturer: "ProductBrand",
    price: "Price (INR)",
    colour: "PrimaryColor",
  });
});

test("in other languages", () => {
  expect(
    guessColumns(
      columns({ SKU: ["A1"], Pavadinimas: ["Batai"], Kaina: ["12,50"], Likutis: ["3"] }),
    ),
  ).toEqual({
    reference: "SKU",
    sku: "SKU",
    "name.lt": "Pavadinimas",
    price: "Kaina",
    stock: "Likutis",
  });
});

test("by values, where names say nothing", () => {
  const guessed = guessColumns(
    columns({
      a: ["4006381333931", "4006381333948"],
      b: ["1 299,00 €", "12,50 €"],
      c: ["red", "blue"],
    }),
  );
  expect(guessed).toEqual({ reference: "a", gtin: "a", price: "b" });
});

test("every column of the template that the office offers", () => {
  const [head = "", ...rows] = readFileSync("samples/goods-template.csv", "utf8").split("\n");
  const cells = rows.map((row) => row.split(";"));
  const file = head
    .split(";")
    .map((name, at) => ({ name, samples: cells.map((row) => row[at] ?? "").filter(Boolean) }));
  expect(Object.values(guessColumns(file)).sort()).toEqual(file.map(({ name }) => name).sort());
});
