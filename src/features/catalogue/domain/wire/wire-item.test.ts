import { expect, test } from "vitest";
import { makeLineGoods } from "../line-goods.ts";
import { cardContext, record, variantRecord } from "../product/fixtures/product-record.ts";
import { withVariantFields } from "../variant-fields.ts";
import { makeWireItem } from "./wire-item.ts";

const price = {
  current_price: 20,
  old_price: 30,
  discount_percentage: 0.8,
  lowest_price_30d: 25,
};

test("a search item has all fields of the search protocol (product notes §7)", () => {
  const [red, any, blue] = ["a/red.webp", "a/any.webp", "a/blue.webp?v=b1"].map(
    (src) => `/_ipx/w_640,f_webp/${src}`,
  );
  const base = { ...price, size: "M", in_stock: true };
  expect(makeWireItem(record, cardContext)).toEqual({
    id: 5,
    slug: "jacket",
    kind: "p",
    name: "Jacket",
    manufacturer: "Acme",
    ...price,
    image: red,
    images: [red, any, blue],
    category_id: 2,
    category_ids: [2, 1],
    flag_ids: [4],
    additional_field_7: ["Red", "blue"],
    additional_field_9: ["Wool", "down", "felt"],
    additional_field_10: ["300 g"],
    additional_field_11: ["30°"],
    variant_id: 52,
    variants: [
      { ...base, id: 51, sku: "SKU-51", colour: "red", in_stock: false },
      { ...base, id: 52, sku: "SKU-52", colour: "blue", size: "L" },
      { ...base, id: 53, sku: "SKU-53", colour: "clear", size: null },
    ],
    in_stock: true,
    seller: null,
  });
});

test("a search item has the variant that the filter asks for", () => {
  expect(makeWireItem(record, cardContext, { colours: ["clear"] })).toMatchObject({
    variant_id: 53,
  });
});

test("a search item without pictures and discounts has null for them", () => {
  const variants = [
    variantRecord(1, {
      price: { cents: 999, oldCents: null, lowest30Cents: null, percentOff: 0 },
      stock: 1,
    }),
  ];
  expect(
    makeWireItem({ ...record, pictures: [], variants, seller: "kite" }, cardContext),
  ).toMatchObject({
    image: null,
    images: [],
    current_price: 9.99,
    old_price: null,
    discount_percentage: 1,
    lowest_price_30d: null,
    in_stock: true,
    seller: "kite",
    variants: [{ id: 1, in_stock: true, old_price: null }],
  });
  expect(makeWireItem(record, { ...cardContext, siteId: 2 })).toBeUndefined();
});

test("a cart line names the options of its variant", () => {
  const [, blueLarge, clear] = record.variants;
  if (!blueLarge || !clear) throw new Error("variants");
  expect(makeLineGoods(record, blueLarge, cardContext)).toEqual({
    productId: 5,
    variantId: 52,
    slug: "jacket",
    seller: null,
    sku: "SKU-52",
    manufacturer: "Acme",
    category: "Clothes / Jackets",
    name: "Jacket",
    image: "/_ipx/w_640,f_webp/a/blue.webp?v=b1",
    picture: { src: "a/blue.webp?v=b1", colour: "dark blue" },
    options: [
      { name: "Colour", value: "blue" },
      { name: "size", value: "L" },
    ],
    priceCents: 2000,
    warehouse: "US",
    parcel: { grams: 1000, lengthCm: 10, widthCm: 20, heightCm: 5 },
    isSold: true,
  });
  expect(makeLineGoods(record, clear, cardContext)).toMatchObject({
    options: [{ name: "Colour", value: "Clear" }],
    picture: { src: "a/red.webp" },
  });
  const bare = { ...cardContext, taxonomy: { ...cardContext.taxonomy, fields: [] } };
  expect(makeLineGoods({ ...record, pictures: [] }, blueLarge, bare)).toMatchObject({
    image: null,
    picture: null,
    options: [
      { name: "colour", value: "blue" },
      { name: "size", value: "L" },
    ],
  });
});

test("a line is not sold if the site hides it or has no category for it", () => {
  const [variant] = record.variants;
  if (!variant) throw new Error("a variant");
  expect(makeLineGoods(record, variant, { ...cardContext, siteId: 2 }).isSold).toBe(false);
  expect(makeLineGoods(record, variant, { ...cardContext, siteId: 3 })).toMatchObject({
    isSold: true,
    priceCents: 1800,
  });
  expect(makeLineGoods(record, variant, { ...cardContext, categorySet: null }).isSold).toBe(false);
});

test("variants' colours and sizes are added to the filter fields without duplicates", () => {
  const product = {
    fields: { 7: ["red"], 9: ["wool"] },
    variants: [
      variantRecord(1, { colour: "red", size: null }),
      variantRecord(2, { colour: "blue", size: null }),
    ].map((one) => ({ ...one, priceCents: 1, oldPriceCents: null, earlierPrices: [] })),
  };
  expect(withVariantFields(product, { colour: 7, size: 8 })).toEqual({
    7: ["red", "blue"],
    9: ["wool"],
  });
  expect(withVariantFields(product, {})).toEqual(product.fields);
  expect(withVariantFields({ ...product, fields: {} }, { colour: 7 })).toEqual({
    7: ["red", "blue"],
  });
});
