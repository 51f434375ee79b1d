import { expect, test } from "vitest";
import { productView as product, variantView } from "../../domain/product/fixtures/product-view.ts";
import { productThing } from "./product-data.tsx";

const known = variantView({ gtin: "4770000000013" });
const unknown = variantView({ id: 2, sku: "A-2" });
const place = {
  url: "https://shop.test/en/p/boot",
  pictures: [],
  siteName: "Shop",
  currency: { isoCode: "EUR", convert: (cents: number) => cents },
};

test("structured data has plain text without markup", () => {
  expect(productThing(product, known, place)).toMatchObject({
    description: 'A women\'s boot, 5 < 6. Soft & "warm".',
    offers: { price: "10.50" },
  });
});

test("structured data has the GTIN of the chosen variant only", () => {
  expect(productThing(product, known, place)).toMatchObject({ gtin: "4770000000013" });
  expect(productThing(product, unknown, place)).not.toHaveProperty("gtin");
});

test("structured data has the shown prices in the shown currency", () => {
  const price = { cents: 1000, oldCents: 2000, lowest30Cents: 1500, percentOff: 33 };
  const currency = { isoCode: "USD", convert: (cents: number) => cents * 1.1 };
  const { offers } = productThing(product, variantView({ price }), { ...place, currency });
  expect(offers).toMatchObject({
    price: "11.00",
    priceCurrency: "USD",
    priceSpecification: {
      priceType: "https://schema.org/StrikethroughPrice",
      price: "16.50",
      priceCurrency: "USD",
    },
  });
  expect(productThing(product, known, place).offers).not.toHaveProperty("priceSpecification");
});
