import { expect, test } from "vitest";
import { buildProduct, buildVariant } from "../server/fixtures/catalogue-builder.ts";
import {
  isAmbiguous,
  joinRows,
  mergeProvidedFields,
  withOtherVariants,
} from "./merge-provided-fields.ts";
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
/** A product from a file that has no other columns. */
const given = buildProduct({
  names: {},
  descriptions: {},
  variants: [buildVariant({ sku: "supplier-1", priceCents: 2500, stock: 0 })],
});
const merge = (providedFields: readonly string[], changes: object = {}) =>
  mergeProvidedFields({ ...given, ...changes, providedFields }, stored);

test("fields that a file does not provide stay unchanged", () => {
  const { providedFields: _fields, pictures: _pictures, ...kept } = merge(["reference"]);
  const { pictures: _stored, ...whole } = stored;
  expect(kept).toEqual(whole);
});

test("without a list of provided fields the whole product is replaced", () => {
  expect(mergeProvidedFields(given, stored)).toBe(given);
});

test("an empty cell clears only its own field", () => {
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

test("merging a merged product again keeps later changes of other fields", () => {
  const filled = merge(["names.en"], { names: { en: "Boot" } });
  const later = { ...stored, names: { en: "Shoe", ru: "Туфля" }, flagIds: [9] };
  expect(mergeProvidedFields(filled, later)).toMatchObject({
    names: { en: "Boot", ru: "Туфля" },
    flagIds: [9],
  });
});

test("a new price keeps the stock, and the old price only if it is higher", () => {
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

test("a new old price counts only if it is above the stored price", () => {
  const withOld = (oldPriceCents: number) =>
    merge(["oldPrice"], { variants: [buildVariant({ sku: "supplier-1", oldPriceCents })] });
  expect(withOld(2100).variants[0]).toMatchObject({ priceCents: 2000, oldPriceCents: 2100 });
  expect(withOld(1900).variants[0]).toMatchObject({ priceCents: 2000, oldPriceCents: null });
});

test("a new stock has no owed pieces and keeps the price", () => {
  const [counted] = merge(["stock"]).variants;
  expect(counted).toMatchObject({ priceCents: 2000, stock: 0 });
  expect(counted).not.toHaveProperty("owed");
});

test("a new provided SKU is another variant", () => {
  expect(merge(["sku"]).variants).toEqual(given.variants);
});

test("a field provided as a whole replaces the stored one", () => {
  const words = { names: { en: "Boot" }, descriptions: {}, fields: { 5: ["64gb"] } };
  expect(merge(["names", "descriptions", "fields"], words)).toMatchObject(words);
  expect(merge(["names", "descriptions", "fields"], words).fields).not.toHaveProperty("3");
});

test("a language without a column stays even if the row has a value", () => {
  const names = { en: "Boot", lt: "Auliukinis" };
  expect(merge(["names.en"], { names }).names).toEqual({ en: "Boot", lt: "Batas" });
});

test("an old price not above the price is dropped unless the file has both", () => {
  const variants = [buildVariant({ sku: "A", priceCents: 3000, oldPriceCents: 2500 })];
  expect(merge(["price"], { variants }).variants[0]?.oldPriceCents).toBeNull();
  // The product is then refused, with the reason.
  expect(merge(["price", "oldPrice"], { variants }).variants[0]).toMatchObject({
    priceCents: 3000,
    oldPriceCents: 2500,
  });
});

const blue = buildVariant({ sku: "B", size: "S", priceCents: 4000, stock: 3, owed: 1 });
const red = buildVariant({ sku: "C", size: "L", priceCents: 5000, stock: 4 });
const several = { ...stored, variants: [blue, red] };

test("a row with a SKU changes only its variant", () => {
  const variants = [
    buildVariant({ sku: "C", priceCents: 5500 }),
    buildVariant({ sku: "NEW", priceCents: 100 }),
  ];
  const input = { ...given, variants, providedFields: ["sku", "price"] };
  expect(mergeProvidedFields(input, several).variants).toEqual([
    { ...red, priceCents: 5500, owed: 0 },
    variants[1],
  ]);
});

test("variants provided as a whole replace the stored ones", () => {
  const variants = [buildVariant({ sku: "C", priceCents: 5500 })];
  const input = { ...given, variants, providedFields: ["variants"] };
  expect(mergeProvidedFields(input, several).variants).toEqual(variants);
});

test("a product without variants gets those of the file", () => {
  const input = { ...given, providedFields: ["price"] };
  expect(mergeProvidedFields(input, { ...stored, variants: [] }).variants).toEqual(given.variants);
});

test("without SKUs the variant with the generated SKU is changed", () => {
  const own = buildVariant({ sku: "supplier-1", priceCents: 1000 });
  const input = { ...given, providedFields: ["price"] };
  const [changed] = mergeProvidedFields(input, { ...stored, variants: [blue, own] }).variants;
  expect(changed).toMatchObject({ sku: "supplier-1", priceCents: 2500, stock: 10 });
});

test("without a matching variant all of several variants stay", () => {
  const input = { ...given, providedFields: ["price"] };
  expect(mergeProvidedFields(input, several).variants).toEqual([blue, { ...red, owed: 0 }]);
});

const two = [buildVariant({ sku: "supplier-1" }), buildVariant({ sku: "supplier-2" })];
const known = buildVariant({ sku: "supplier-1" });

test.each([
  ["several variants and no SKU", ["price"], given.variants, several.variants, true],
  ["nothing of a variant at all", ["price"], [], several.variants, true],
  ["more rows than one without SKUs", ["price"], two, [known], true],
  ["several variants, one with its SKU", ["price"], given.variants, [blue, known], false],
  ["one variant alone", ["price"], given.variants, [blue], false],
  ["no variant yet", ["price"], given.variants, [], false],
  ["no variant yet and more rows", ["price"], two, [], false],
  ["a list with SKUs", ["sku", "price"], given.variants, several.variants, false],
  ["a list of whole variants", ["variants"], given.variants, several.variants, false],
  ["a whole product", undefined, given.variants, several.variants, false],
])("ambiguous variants are found: %s", (_, providedFields, variants, inShop, expected) => {
  const input = { ...given, variants, ...(providedFields ? { providedFields } : {}) };
  expect(isAmbiguous(input, { ...stored, variants: inShop })).toBe(expected);
});

test("rows of one product are joined by SKU, and the later row wins", () => {
  const row = (changes: object, providedFields: string[] | undefined = ["sku"]) =>
    buildProduct({ ...given, ...changes, ...(providedFields ? { providedFields } : {}) });
  const earlier = row({ seller: "first", variants: [blue, red] });
  const later = row({ seller: "second", variants: [{ ...red, stock: 9 }] });
  expect(joinRows(earlier, later)).toEqual({ ...later, variants: [blue, { ...red, stock: 9 }] });
  // Rows without SKUs, and rows with all variants, replace the earlier row completely.
  const unnamed = row({ variants: [red] }, ["price"]);
  expect(joinRows(earlier, unnamed)).toBe(unnamed);
  const whole = row({ variants: [red] }, ["sku", "variants"]);
  expect(joinRows(earlier, whole)).toBe(whole);
  const { providedFields: _fields, ...everything } = whole;
  expect(joinRows(earlier, everything)).toBe(everything);
});

test("variants that a row does not name stay with their owed pieces", () => {
  const changed = buildVariant({ sku: "B", priceCents: 1 });
  const added = buildVariant({ sku: "NEW" });
  const input = { ...given, variants: [added, changed], providedFields: ["sku"] };
  expect(withOtherVariants(input, several)).toEqual({
    ...input,
    variants: [changed, { ...red, owed: 0 }, added],
  });
  const other = { ...input, variants: [added] };
  expect(withOtherVariants(other, several).variants).toEqual([blue, { ...red, owed: 0 }, added]);
});

test("a file with whole variants removes the others", () => {
  const input = { ...given, variants: [red], providedFields: ["variants"] };
  expect(withOtherVariants(input, several)).toBe(input);
  const whole = { ...given, variants: [red] };
  expect(withOtherVariants(whole, several)).toBe(whole);
});

test("colours and sizes of variants are filter fields, but not product fields", () => {
  const ids = { size: 9 };
  const product = { fields: { 3: ["cotton"], 9: ["XL"] }, variants: stored.variants };
  const written = { ...product, fields: withVariantFields(product, ids) };
  expect(written.fields[9]).toEqual(["XL", "M"]);
  expect(withoutVariantFields(written, ids)).toEqual(product.fields);
});
