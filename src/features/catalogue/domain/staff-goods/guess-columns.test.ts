import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guessColumns, type ImportTarget } from "./guess-columns.ts";

const columns = (names: Record<string, string[]>) =>
  Object.entries(names).map(([name, samples]) => ({ name, samples }));

test("columns are guessed by suppliers' column names", () => {
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

test("columns are guessed by names in other languages", () => {
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

test("columns are guessed by values if the names are unknown", () => {
  const guessed = guessColumns(
    columns({
      a: ["4006381333931", "4006381333948"],
      b: ["1 299,00 €", "12,50 €"],
      c: ["red", "blue"],
    }),
  );
  expect(guessed).toEqual({ reference: "a", gtin: "a", price: "b" });
});

test("every column of the downloadable template is guessed", () => {
  const [head = "", ...rows] = readFileSync("samples/goods-template.csv", "utf8").split("\n");
  const cells = rows.map((row) => row.split(";"));
  const file = head
    .split(";")
    .map((name, at) => ({ name, samples: cells.map((row) => row[at] ?? "").filter(Boolean) }));
  expect(Object.values(guessColumns(file)).sort()).toEqual(file.map(({ name }) => name).sort());
});

test("the columns of a sample file are guessed", () => {
  const [head = ""] = readFileSync("samples/goods.csv", "utf8").split("\n");
  const guessed = guessColumns(head.split(";").map((name) => ({ name, samples: [] })));
  expect(guessed).toMatchObject({
    category: "Group",
    price: "Price USD",
    oldPrice: "Was USD",
    stock: "In stock",
    weightGrams: "Weight kg",
    "description.en": "Story",
  });
});

/** A column with this name and no values. */
const byName = (name: string) => guessColumns([{ name, samples: [] }]);

test.each<[ImportTarget, string[]]>([
  ["reference", ["ID", "Ref", "Reference", "product_id", "productid", "item no", "ItemNumber"]],
  ["reference", ["itemid", "Code", "Kodas", "Kods", "Kood", "Артикул"]],
  ["sku", ["SKU", "Variant SKU", "Article", "Part number", "partno"]],
  ["gtin", ["GTIN", "EAN", "EAN13", "UPC", "Barcode", "Ribakood", "Штрихкод"]],
  ["gtin", ["Brūkšninis kodas", "bruksninis kodas", "Svītrkods", "svitrkods"]],
  ["name.en", ["Name", "Title", "productname", "Product title", "producttitle", "nameen"]],
  ["name.en", ["ProductDisplayName", "productdisplayname", "Display name", "displayname"]],
  ["name.lt", ["Pavadinimas", "Name LT", "Title in LT", "pavadinimas_lt"]],
  ["name.lv", ["Nosaukums", "Name (LV)", "Title in LV"]],
  ["name.et", ["Nimi", "Name ET", "name_ee", "Title in EE"]],
  ["name.ru", ["Название", "Наименование", "Name RU", "Title in RU"]],
  ["description.en", ["Description", "Long description", "Body", "Details", "descriptionen"]],
  ["description.lt", ["Aprašymas", "aprasymas", "Description LT", "Description in LT"]],
  ["manufacturer", ["Brand", "Manufacturer", "Vendor", "Maker", "productbrand", "Product brand"]],
  ["manufacturer", ["Gamintojas", "Ražotājs", "razotajs", "Tootja", "Бренд"]],
  ["category", ["Category", "subcategory", "Sub category", "articleType", "articletype", "Type"]],
  ["category", ["Product type", "producttype", "Kategorija", "Kategooria", "Категория"]],
  ["oldPrice", ["Old price", "List price", "RRP", "MSRP", "Compare at price", "Sena kaina"]],
  ["price", ["Price", "Price (EUR)", "Sale price", "Unit price", "Kaina", "Cena", "Hind", "Цена"]],
  ["stock", ["Stock", "Qty", "Quantity", "Available", "Inventory", "Likutis", "Kiekis"]],
  ["stock", ["Atlikums", "Laoseis", "Остаток", "Количество"]],
  ["size", ["Size", "Dydis", "Izmērs", "izmers", "Suurus", "Размер"]],
  ["colour", ["Colour", "Color", "baseColour", "basecolor", "Primary colour", "primarycolor"]],
  ["colour", ["Spalva", "Krāsa", "krasa", "Värv", "varv", "Цвет"]],
  ["pictures", ["Picture", "Pictures", "Image", "Images", "Image URL", "imagelinks", "image_src"]],
  ["pictures", ["Photo", "Photos", "Paveikslėliai", "paveiksleliai", "Nuotrauka", "Nuotraukos"]],
  ["pictures", ["Attēli", "atteli", "Pildid", "Фото", "Изображения"]],
  ["weightGrams", ["Weight", "Weight (g)", "weightgrams", "Svoris", "Svars", "Kaal", "Вес"]],
])("the target %s is guessed from the names %j", (target, names) => {
  for (const name of names) expect(byName(name)).toHaveProperty([target], name);
});

test.each([
  ["id", "SKU", "EAN", "Name", "Pavadinimas", "Nosaukums", "Nimi", "Название", "Description"],
  ["Aprašymas", "Brand", "Category", "RRP", "Kaina", "Price", "Qty", "Size", "Colour", "Photo"],
  ["Weight"],
])("%s and others within longer names give no guess", (...names) => {
  for (const name of names) {
    expect(byName(`second ${name}`)).toStrictEqual({});
    expect(byName(`${name} per region`)).toStrictEqual({});
  }
});

/** A column with a meaningless name. */
const byValues = (...samples: string[]) => guessColumns([{ name: "x", samples }]);

test.each(["96385074", "614141000036", "4006381333931", "10012345678902"])(
  "a column with %s is guessed as a GTIN",
  (value) => expect(byValues(value)).toEqual({ gtin: "x", reference: "x" }),
);

test.each(["12,50", "12.50", "€ 12", "12 $", "£12", "₹32,999"])("%s is a price", (value) =>
  expect(byValues(value)).toEqual({ price: "x" }),
);

test.each([
  "123456789",
  "40063813339",
  "100123456789021",
  "x4006381333931",
  "Trainers",
  "12",
  "12.5",
  "€ on request",
  "12.50 or 14.50",
])("%s is neither a GTIN nor a price", (value) => expect(byValues(value)).toStrictEqual({}));

test("a column is guessed by values if more than 90 % of them match", () => {
  const gtins = Array.from({ length: 10 }, (_, at) => `400638133393${at}`);
  expect(byValues(...gtins, "none")).toMatchObject({ gtin: "x" });
  expect(byValues(...gtins.slice(1), "none")).toStrictEqual({});
  const prices = gtins.map((_, at) => `1${at},50`);
  expect(byValues(...prices, "none")).toEqual({ price: "x" });
  expect(byValues(...prices.slice(1), "none")).toStrictEqual({});
});

test("empty cells are ignored for a guess", () => {
  expect(byValues("4006381333931", "", " ")).toMatchObject({ gtin: "x" });
  expect(byValues("", " ")).toStrictEqual({});
});

test("a target gets the column with its name, else the first with its values", () => {
  const prices = ["12,50 €"];
  expect(guessColumns(columns({ x: prices, Price: prices, y: prices }))).toEqual({
    price: "Price",
  });
  expect(guessColumns(columns({ x: prices, y: prices }))).toEqual({ price: "x" });
});

test("the reference is guessed from an id first, then a SKU, then a GTIN", () => {
  expect(guessColumns(columns({ EAN: [], SKU: [], Id: [] })).reference).toBe("Id");
  expect(guessColumns(columns({ EAN: [], SKU: [] })).reference).toBe("SKU");
  expect(guessColumns(columns({ EAN: [] })).reference).toBe("EAN");
});
