import type {
  CatalogueInput,
  CategoryInput,
  FieldInput,
  FlagInput,
} from "../../domain/catalogue-input.ts";
import type { ProductInput, VariantInput } from "../../domain/product-input.ts";

/** Goods of tests, apart from those of the demo: a test names only what it is about. */

let next = 1;
const words = (text: string) => ({ en: text, lt: `${text} LT` });

export function buildVariant(overrides: Partial<VariantInput> = {}): VariantInput {
  return {
    sku: `SKU-${next++}`,
    gtin: null,
    size: null,
    colour: null,
    priceCents: 2000,
    oldPriceCents: null,
    earlierPrices: [],
    stock: 10,
    packed: { weightGrams: 1200, lengthMm: 330, widthMm: 210, heightMm: 120 },
    ...overrides,
  };
}

export function buildProduct(overrides: Partial<ProductInput> = {}): ProductInput {
  const number = next++;
  return {
    slug: `thing-${number}`,
    manufacturer: "Testwear",
    names: words(`Thing ${number}`),
    descriptions: words("A thing.\n\nOf two paragraphs."),
    categoryIds: [TEST_CATEGORIES.first.id, TEST_CATEGORIES.second.id],
    flagIds: [],
    fields: {},
    sizeChart: null,
    seller: null,
    warehouse: "US",
    isPro: false,
    packSize: 1,
    arrivedOn: "2026-10-01",
    paidAmountCents: 0,
    dealEndsAt: null,
    variants: [buildVariant()],
    pictures: [{ file: `goods/thing-${number}-1.avif`, colour: "#cccccc", variantColour: null }],
    sites: {},
    ...overrides,
  };
}

export function buildCategory(overrides: Partial<CategoryInput> = {}): CategoryInput {
  const id = overrides.id ?? 900_000 + next++;
  return {
    id,
    set: 1,
    parentId: null,
    slug: `category-${id}`,
    names: words(`Category ${id}`),
    position: id,
    filterableFieldIds: [],
    displayInMarketplace: true,
    ...overrides,
  };
}

export function buildField(overrides: Partial<FieldInput> = {}): FieldInput {
  const id = overrides.id ?? 900_000 + next++;
  return {
    id,
    key: `field-${id}`,
    titles: words(`Field ${id}`),
    position: id,
    isDisabled: false,
    values: [],
    ...overrides,
  };
}

export function buildFlag(overrides: Partial<FlagInput> = {}): FlagInput {
  const id = overrides.id ?? 900_000 + next++;
  return {
    id,
    type: "1",
    slug: `flag-${id}`,
    names: words(`Flag ${id}`),
    position: id,
    ...overrides,
  };
}

/** One category of each id set, above all those a test may add. */
export const TEST_CATEGORIES = {
  first: buildCategory({ id: 990_001, slug: "test-goods" }),
  second: buildCategory({ id: 990_002, set: 2, slug: "test-goods" }),
};

/** A small whole catalogue around the products of a test. */
export function buildCatalogue(overrides: Partial<CatalogueInput> = {}): CatalogueInput {
  return {
    categories: Object.values(TEST_CATEGORIES),
    fields: [],
    flags: [],
    sellers: [],
    sizeCharts: [],
    products: [buildProduct()],
    ...overrides,
  };
}
