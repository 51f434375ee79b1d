import { expect, test } from "vitest";
import type { ProductView, VariantView } from "../../domain/product/product-view.ts";
import { productThing } from "./product-thing.ts";

const variant = (overrides: Partial<VariantView>): VariantView => ({
  id: 1,
  sku: "A-1",
  gtin: null,
  size: null,
  colourKey: null,
  price: { cents: 1050, oldCents: null, lowest30Cents: null, percentOff: 0 },
  doors: [],
  stock: 1,
  parcel: { grams: 1, lengthCm: 1, widthCm: 1, heightCm: 1 },
  shipping: {},
  ...overrides,
});
const variants = [variant({ gtin: "4770000000013" }), variant({ id: 2, sku: "A-2" })] as const;
const product: ProductView = {
  id: 1,
  slug: "boot",
  seller: null,
  name: "Boot",
  manufacturer: "Acme",
  price: variants[0].price,
  pictures: [],
  colours: [],
  doors: [],
  categoryId: 1,
  variantId: 1,
  isDefaultVariant: true,
  isInStock: true,
  stockLeft: null,
  flagIds: [],
  dealEndsAt: null,
  highlights: [],
  description: 'A women\'s boot, 5 < 6.\n\nSoft & "warm".',
  breadcrumb: [],
  variants,
  specifications: [],
  sizeChart: null,
};
const place = {
  url: "https://shop.test/en/p/boot",
  pictures: [],
  siteName: "Shop",
  currency: { isoCode: "EUR", convert: (cents: number) => cents },
};

test("search engines read words as they are, not as markup", () => {
  expect(productThing(product, variants[0], place)).toMatchObject({
    description: 'A women\'s boot, 5 < 6. Soft & "warm".',
    offers: { price: "10.50" },
  });
});

test("a GTIN is the chosen variant's own, or nobody's", () => {
  expect(productThing(product, variants[0], place)).toMatchObject({ gtin: "4770000000013" });
  expect(productThing(product, variants[1], place)).not.toHaveProperty("gtin");
});

test("machines read the prices that people see, in the same currency", () => {
  const price = { cents: 1000, oldCents: 2000, lowest30Cents: 1500, percentOff: 33 };
  const currency = { isoCode: "USD", convert: (cents: number) => cents * 1.1 };
  const { offers } = productThing(product, variant({ price }), { ...place, currency });
  expect(offers).toMatchObject({
    price: "11.00",
    priceCurrency: "USD",
    priceSpecification: {
      priceType: "https://schema.org/StrikethroughPrice",
      price: "22.00",
      priceCurrency: "USD",
    },
  });
  expect(productThing(product, variants[0], place).offers).not.toHaveProperty("priceSpecification");
});
