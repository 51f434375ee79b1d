import { describe, expect, test } from "vitest";
import {
  buildCategory,
  buildField,
  buildFlag,
  buildProduct,
  buildVariant,
} from "#database/seed/catalogue-builder.ts";
import { EMPTY_ADDRESS } from "../domain/listing/listing-address.ts";
import { SORT } from "../domain/sort-type.ts";
import { listBestSellers } from "./search/answer-query.ts";
import { testCatalogue } from "./testing/test-catalogue.fixture.ts";

const SHOES = 1932;
const RUNNING = 19_321;
const words = (en: string) => ({ en, lt: `${en} LT` });
const colour = buildField({
  id: 1,
  key: "colour",
  titles: words("Colour"),
  position: 1,
  values: [
    { value: "black", titles: words("Black"), hex: "#000000" },
    { value: "red", titles: words("Red"), hex: "#FF0000" },
  ],
});
const material = buildField({ id: 2, key: "material", titles: words("Material"), position: 2 });
const secret = buildField({ id: 3, key: "secret", position: 3, isDisabled: true });
const offer = buildFlag({ id: 7, type: "2", names: words("Autumn") });
const flag = buildFlag({ id: 8, type: "1", names: words("Eco") });

const shoe = buildProduct({
  slug: "swift-shoe",
  manufacturer: "Swift",
  names: words("Swift shoe"),
  categoryIds: [RUNNING],
  flagIds: [offer.id, flag.id],
  fields: { [material.id]: ["mesh"], [secret.id]: ["x"] },
  paidAmountCents: 9000,
  sizeChart: "shoes",
  variants: [
    buildVariant({
      colour: "black",
      size: "42",
      stock: 0,
      priceCents: 7000,
      gtin: "4770000000013",
      packed: { weightGrams: 6000, lengthMm: 100, widthMm: 100, heightMm: 100 },
    }),
    buildVariant({
      colour: "red",
      size: "43",
      stock: 2,
      priceCents: 6000,
      oldPriceCents: 8000,
      earlierPrices: [{ on: "2020-01-01", cents: 8000 }],
    }),
  ],
});
const sandal = buildProduct({
  slug: "calm-sandal",
  manufacturer: "Calm",
  categoryIds: [SHOES],
  fields: { [material.id]: ["leather"] },
  sites: { lv: { isHidden: true }, ee: { priceCents: 1234 } },
  seller: "market-stall",
  isPro: true,
  variants: [buildVariant({ stock: 5 })],
});
const bag = buildProduct({
  slug: "second-set-bag",
  categoryIds: [2429],
  dealEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
});

const { catalogue, place } = await testCatalogue({
  categories: [
    buildCategory({
      id: SHOES,
      slug: "footwear",
      names: words("Footwear"),
      filterableFieldIds: [1],
    }),
    buildCategory({
      id: RUNNING,
      parentId: SHOES,
      slug: "running",
      names: words("Running"),
      filterableFieldIds: [1, 2],
    }),
    buildCategory({ id: 2429, set: 2, slug: "footwear", names: words("Shoes") }),
  ],
  fields: [colour, material, secret],
  flags: [offer, flag],
  sellers: [{ slug: "market-stall", name: "Market Stall" }],
  sizeCharts: [
    {
      slug: "shoes",
      titles: words("Shoe sizes"),
      columns: [words("Foot")],
      rows: [{ size: "42", cells: ["26.5"] }],
    },
  ],
  products: [shoe, sandal, bag],
});

const search = (
  scope: Parameters<typeof catalogue.searchListing>[1]["scope"],
  address: Partial<typeof EMPTY_ADDRESS> = {},
  where = place("default"),
) => catalogue.searchListing(where, { scope, address: { ...EMPTY_ADDRESS, ...address } });
const slugs = ({ cards }: { cards: readonly { slug: string }[] }) => cards.map(({ slug }) => slug);

describe("a listing", () => {
  test("of a category has all below it, best sellers first", async () => {
    const listing = await search({ kind: "category", categoryId: SHOES });
    expect(slugs(listing)).toEqual(["swift-shoe", "calm-sandal"]);
    expect(listing).toMatchObject({ total: 2, page: 1, sort: SORT.bestSellers });
    expect(listing.categories).toEqual([
      { id: RUNNING, path: "/c/footwear/running", name: "Running", count: 1 },
    ]);
  });

  test("of everything is narrowed by its categories where it stands", async () => {
    const listing = await search(
      { kind: "search" },
      { terms: { category_ids: [String(RUNNING)] } },
    );
    expect(slugs(listing)).toEqual(["swift-shoe"]);
    expect(listing.categories).toEqual([{ id: SHOES, path: null, name: "Footwear", count: 2 }]);
  });

  test("shows what a site sells, at its price", async () => {
    const names = async (region: string) =>
      slugs(await search({ kind: "search" }, {}, place(region)));
    expect(await names("lv")).toEqual(["swift-shoe"]);
    expect(await names("pj")).toEqual(["second-set-bag"]);
    expect(await names("tp")).toEqual([]);
    const [, onEe] = (await search({ kind: "search" }, {}, place("ee"))).cards;
    expect(onEe?.price).toEqual({
      cents: 1234,
      oldCents: null,
      lowest30Cents: null,
      percentOff: 0,
    });
  });

  test("of deals and of pro goods", async () => {
    expect(slugs(await search({ kind: "deals" }, {}, place("pj")))).toEqual(["second-set-bag"]);
    expect(slugs(await search({ kind: "deals" }))).toEqual([]);
    expect(slugs(await search({ kind: "pro" }))).toEqual(["calm-sandal"]);
  });

  test("facets follow the category; titles are of the language", async () => {
    const keys = async (categoryId: number) =>
      (await search({ kind: "category", categoryId })).facets.map(({ key }) => key);
    expect(await keys(SHOES)).toEqual([
      "manufacturer",
      "current_price",
      "additional_field_1",
      "flag_ids",
      "discount_percentage",
    ]);
    expect(await keys(RUNNING)).toContain("additional_field_2");
    const all = await search({ kind: "search" }, {}, place("lt", "lt"));
    expect(all.facets.map(({ key }) => key)).not.toContain("additional_field_3");
    expect(all.facets.find(({ key }) => key === "additional_field_1")).toEqual({
      key: "additional_field_1",
      type: "terms",
      title: "Colour LT",
      values: [
        { value: "black", title: "Black LT", count: 1, isChosen: false, hex: "#000000" },
        { value: "red", title: "Red LT", count: 1, isChosen: false, hex: "#ff0000" },
      ],
    });
  });

  test("filters by terms, price and discount; the discount is asked the way it is shown", async () => {
    const found = async (address: Partial<typeof EMPTY_ADDRESS>) =>
      slugs(await search({ kind: "search" }, address));
    expect(await found({ terms: { manufacturer: ["Calm"] } })).toEqual(["calm-sandal"]);
    expect(await found({ terms: { additional_field_2: ["mesh", "leather"] } })).toHaveLength(2);
    expect(await found({ terms: { flag_ids: ["7"] } })).toEqual(["swift-shoe"]);
    expect(await found({ ranges: { current_price: { max: 2000 } } })).toEqual(["calm-sandal"]);
    expect(await found({ ranges: { discount_percentage: { min: 25, max: 100 } } })).toEqual([
      "swift-shoe",
    ]);
    expect(await found({ ranges: { discount_percentage: { min: 26 } } })).toEqual([]);
  });

  test.each([-1, 0, 1e9, Number.NaN])("page %d is a page", async (page) => {
    expect(await search({ kind: "search" }, { page })).toMatchObject({ page: 1, total: 2 });
  });

  test("a filter that nothing has finds nothing, and says what else there is", async () => {
    const listing = await search({ kind: "search" }, { terms: { nonsense: ["1"] } });
    expect(listing).toMatchObject({ total: 0, cards: [], facets: [] });
    expect(slugs({ cards: listing.similar })).toEqual(["swift-shoe", "calm-sandal"]);
  });

  test("marks are not for visitors to name", async () => {
    expect((await search({ kind: "search" }, { terms: { marks: ["pro"] } })).total).toBe(0);
  });
});

describe("a product", () => {
  test("has all that its page shows", async () => {
    const view = await catalogue.getProduct(place("default", "lt"), {
      slug: "swift-shoe",
      isMarketplace: false,
    });
    expect(view).toMatchObject({
      name: "Swift shoe LT",
      price: { cents: 6000, oldCents: 8000, lowest30Cents: 8000, percentOff: 25 },
      breadcrumb: [
        { slug: "footwear", name: "Footwear LT" },
        { slug: "running", name: "Running LT" },
      ],
      description: "A thing.\n\nOf two paragraphs. LT",
      colours: [
        { key: "black", title: "Black LT", hex: "#000000" },
        { key: "red", title: "Red LT", hex: "#ff0000" },
      ],
      specifications: [
        { title: "Material LT", values: ["mesh"] },
        { title: expect.any(String), values: ["x"] },
      ],
      sizeChart: { title: "Shoe sizes LT", columns: ["Foot LT"] },
      highlights: [{ title: "Material LT", values: ["mesh"] }],
      isInStock: true,
      stockLeft: 2,
    });
    expect(view?.variants.map(({ size, stock, gtin }) => [size, stock, gtin])).toEqual([
      ["42", 0, "4770000000013"],
      ["43", 2, null],
    ]);
  });

  test("explains each variant's shipping by that variant's own parcel", async () => {
    const view = await catalogue.getProduct(place("default", "lt"), {
      slug: "swift-shoe",
      isMarketplace: false,
    });
    expect(view?.variants.map(({ parcel }) => parcel)).toEqual([
      { grams: 6000, lengthCm: 10, widthCm: 10, heightCm: 10 },
      { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 },
    ]);
    for (const { price, doors, shipping, parcel } of view?.variants ?? []) {
      expect(doors).toHaveLength(2);
      for (const { method, shippingCents, totalCents } of doors) {
        expect(shipping[method]).toMatchObject({ cents: shippingCents, scaleGrams: parcel.grams });
        expect(totalCents).toBe(price.cents + shippingCents);
      }
    }
  });

  test("costs to the door what goods and shipping cost together", async () => {
    const [card] = (await search({ kind: "search" })).cards;
    // 33 × 21 × 12 cm: 1.7 kg by air, 1.5 kg by sea, at the demo's rates from the US to Lithuania.
    expect(card?.doors).toEqual([
      { method: "air", totalCents: 6000 + 2118, days: { min: 6, max: 9 } },
      { method: "sea", totalCents: 6000 + 885, days: { min: 30, max: 38 } },
    ]);
  });

  test.each([
    ["an unknown slug", "none", false, "default"],
    ["our own goods at a seller's address", "swift-shoe", true, "default"],
    ["a seller's goods at our address", "calm-sandal", false, "default"],
    ["hidden on this site", "calm-sandal", true, "lv"],
    ["of another id set", "second-set-bag", false, "default"],
    ["a zero byte", "a\0b", false, "default"],
    ["10 kB", "a".repeat(10_000), false, "default"],
    ["emoji", "👟", false, "default"],
  ])("%s is nowhere", async (_what, slug, isMarketplace, region) => {
    expect(await catalogue.getProduct(place(region), { slug, isMarketplace })).toBeNull();
  });
});

test("best sellers are those, whatever order a site lists by", async () => {
  const { site, language } = place("default");
  const languages = site.languages.map((one) => ({ ...one, defaultSort: SORT.priceAscending }));
  const [first] = await listBestSellers(catalogue.deps, {
    site: { ...site, languages },
    language,
  });
  expect(first?.slug).toBe("swift-shoe");
});

test("five left are few", async () => {
  const { cards } = await search({ kind: "search" });
  const left = cards.map(({ slug, stockLeft }) => [slug, stockLeft]);
  expect(left).toContainEqual(["calm-sandal", 5]);
});

test("similar goods come from the category and those above, without the product itself", async () => {
  const [card] = (await search({ kind: "search" })).cards;
  const similar = await catalogue.listSimilar(place("default"), {
    productId: card?.id ?? 0,
    limit: 4,
  });
  expect(slugs({ cards: similar })).toEqual(["calm-sandal"]);
});

test("offers show their goods", async () => {
  expect(await catalogue.listOffers(place("default"), { page: 1 })).toEqual({
    total: 1,
    offers: [
      { flagId: 7, title: "Autumn", count: 1, percentOff: 25, pictures: [expect.any(Object)] },
    ],
  });
  expect((await catalogue.listOffers(place("pj"), { page: 1 })).total).toBe(0);
});

test("brands, by name", async () => {
  expect(await catalogue.listBrands(place("default"))).toEqual([
    { name: "Calm", count: 1, isFeatured: true },
    { name: "Swift", count: 1, isFeatured: true },
  ]);
});

test("home shows something of everything", async () => {
  const home = await catalogue.getHomeSections(place("default"));
  expect(home).toMatchObject({
    productCount: 2,
    categories: [{ path: "/c/footwear", name: "Footwear", count: 2 }],
    deals: [],
  });
  expect(home.bestSellers).toHaveLength(2);
});

test("a brand that was named is suggested, the category of its goods was not", async () => {
  const found = await catalogue.suggest(place("default"), { text: "Swift", limit: 5 });
  expect(found.products.map(({ slug }) => slug)).toEqual(["swift-shoe"]);
  expect(found).toMatchObject({ categories: [], brands: [{ name: "Swift" }] });
});

test("the tree of a site is of its id set", async () => {
  const [first, ...others] = await catalogue.getCategoryTree(place("default"));
  expect(others).toEqual([]);
  expect(first).toMatchObject({ id: SHOES, name: "Footwear", children: [{ id: RUNNING }] });
  expect(await catalogue.getCategoryTree(place("tp"))).toEqual([]);
});
