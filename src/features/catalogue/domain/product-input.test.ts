import { expect, test } from "vitest";
import * as z from "zod/mini";
import { buildProduct, buildVariant } from "../server/fixtures/catalogue-builder.ts";
import { productFields } from "./product-input.ts";

const NEEDED = {
  slug: "red-boot",
  manufacturer: "Acme",
  names: { en: "Boot" },
  categoryIds: [1],
  warehouse: "US",
  arrivedOn: "2026-11-01",
};
const PACKED = { weightGrams: 1, lengthMm: 2, widthMm: 3, heightMm: 4 };
const VARIANT = { sku: "A-1", priceCents: 1000, stock: 0, packed: PACKED };

test("a product input requires only some fields and has defaults for the rest", () => {
  const read = z.parse(productFields, { ...NEEDED, variants: [VARIANT] });
  expect(read).toEqual({
    ...NEEDED,
    descriptions: {},
    flagIds: [],
    fields: {},
    sizeChart: null,
    seller: null,
    isPro: false,
    packSize: 1,
    paidAmountCents: 0,
    dealEndsAt: null,
    variants: [
      { ...VARIANT, gtin: null, size: null, colour: null, oldPriceCents: null, earlierPrices: [] },
    ],
  });
  const asked = z.safeParse(productFields, {}).error?.issues.map(({ path }) => path[0]);
  expect(asked?.toSorted()).toEqual([...Object.keys(NEEDED), "variants"].toSorted());
});

test("a complete product input is parsed unchanged", () => {
  const { sites: _sites, ...product } = buildProduct({
    isPro: true,
    packSize: 6,
    fields: { 7: ["wool"] },
    variants: [buildVariant({ earlierPrices: [{ on: "2026-10-01", cents: 1200 }] })],
    pictures: [
      { file: "a.webp", colour: "#000000", variantColour: "red", url: "https://a.example/b" },
    ],
  });
  expect(z.parse(productFields, product)).toEqual(product);
});
