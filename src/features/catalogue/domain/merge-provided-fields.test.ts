import { expect, test } from "vitest";
import { buildProduct, buildVariant } from "../server/fixtures/catalogue-builder.ts";
import { mergeProvidedFields } from "./merge-provided-fields.ts";
import { withoutVariantFields, withVariantFields } from "./variant-fields.ts";

const stored = buildProduct({
  names: { en: "Shoe", lt: "Batas" },
  descriptions: { en: "Good.", lt: "Geras." },
  flagIds: [4],
  fields: { 3: ["cotton"], 5: ["128gb"] },
  seller: "somebody",
  warehouse: "DE",
  packSize: 6,
  variants: [
    buildVariant({ sku: "A", size: "M", gtin: "1", oldPriceCents: 3000, stock: 7, owed: 2 }),
  ],
});
/** As a file that has nothing else makes it. */
const given = buildProduct({
  names: {},
  descriptions: {},
  variants: [buildVariant({ sku: "supplier-1", priceCents: 2500, stock: 0 })],
});
const merge = (providedFields: readonly string[], changes: object = {}) =>
  mergeProvidedFields({ ...given, ...changes, providedFields }, stored);

test("of what a list says nothing everything stays", () => {
  const { providedFields: _fields, pictures: _pictures, ...kept } = merge(["reference"]);
  const { pictures: _stored, ...whole } = stored;
  expect(kept).toEqual(whole);
});

test("where everything is provided, nothing stays", () => {
  expect(mergeProvidedFields(given, stored)).toBe(given);
});

test("an empty cell empties its part alone", () => {
  const provided = ["names.en", "descriptions.lt", "fields.5", "flagIds", "seller"];
  expect(merge(provided, { names: { en: "Boot" }, fields: { 5: ["64gb"] } })).toMatchObject({
    names: { en: "Boot", lt: "Batas" },
    fields: { 3: ["cotton"], 5: ["64gb"] },
    flagIds: [],
    seller: null,
  });
  expect(merge(provided).descriptions).toEqual({ en: "Good." });
  expect(merge(provided).fields).toEqual({ 3: ["cotton"] });
});

test("filled once and again, it is what the shop has then", () => {
  const filled = merge(["names.en"], { names: { en: "Boot" } });
  const later = { ...stored, names: { en: "Shoe", ru: "Туфля" }, flagIds: [9] };
  expect(mergeProvidedFields(filled, later)).toMatchObject({
    names: { en: "Boot", ru: "Туфля" },
    flagIds: [9],
  });
});

test("a new price leaves the count, and an old price only where it is still above", () => {
  const [cheaper] = merge(["price"]).variants;
  expect(cheaper).toMatchObject({
    sku: "A",
    priceCents: 2500,
    oldPriceCents: 3000,
    stock: 7,
    owed: 2,
  });
  const dearer = buildVariant({ sku: "supplier-1", priceCents: 3500 });
  expect(merge(["price"], { variants: [dearer] }).variants[0]).toMatchObject({
    priceCents: 3500,
    oldPriceCents: null,
  });
});

test("an old price alone counts where it is above what the shop asks by then", () => {
  const withOld = (oldPriceCents: number) =>
    merge(["oldPrice"], { variants: [buildVariant({ sku: "supplier-1", oldPriceCents })] });
  expect(withOld(2100).variants[0]).toMatchObject({ priceCents: 2000, oldPriceCents: 2100 });
  expect(withOld(1900).variants[0]).toMatchObject({ priceCents: 2000, oldPriceCents: null });
});

test("a new count begins without debts and leaves the price", () => {
  const [counted] = merge(["stock"]).variants;
  expect(counted).toMatchObject({ priceCents: 2000, stock: 0 });
  expect(counted).not.toHaveProperty("owed");
});

test("a SKU that is provided and new is another variant", () => {
  expect(merge(["sku"]).variants).toEqual(given.variants);
});

test("colours and sizes of variants are no fields of the product", () => {
  const ids = { size: 9 };
  const product = { fields: { 3: ["cotton"], 9: ["XL"] }, variants: stored.variants };
  const written = { ...product, fields: withVariantFields(product, ids) };
  expect(written.fields[9]).toEqual(["XL", "M"]);
  expect(withoutVariantFields(written, ids)).toEqual(product.fields);
});
