import { describe, expect, test } from "vitest";
import type { RequestContext } from "#platform/api/request-context.ts";
import { SORT } from "#ports/sort-type.ts";
import { refinersCall } from "../contract.ts";
import { RUNNING, SHOES, slugs, testShoeShop } from "./fixtures/shoe-shop.ts";
import { searchProtocolApi } from "./search/search-protocol.api.ts";

const { catalogue, place, search } = await testShoeShop();

describe("a product", () => {
  test("has all data of its page", async () => {
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

  test("has shipping prices computed from each variant's own parcel", async () => {
    const view = await catalogue.getProduct(place("default", "lt"), {
      slug: "swift-shoe",
      isMarketplace: false,
    });
    expect(view?.variants.map(({ parcel }) => parcel)).toEqual([
      { grams: 6000, lengthCm: 10, widthCm: 10, heightCm: 10 },
      { grams: 1200, lengthCm: 33, widthCm: 21, heightCm: 12 },
    ]);
    for (const { price, deliveredPrices: delivered, shipping, parcel } of view?.variants ?? []) {
      expect(delivered).toHaveLength(2);
      for (const { method, shippingCents, deliveryCents, totalCents } of delivered) {
        expect(shipping[method]).toMatchObject({ cents: shippingCents, scaleGrams: parcel.grams });
        expect(totalCents).toBe(price.cents + shippingCents + deliveryCents);
      }
    }
  });

  test("has delivered prices that add the product, shipping and the cheapest courier", async () => {
    const [card] = (await search({ kind: "search" })).cards;
    // 33 × 21 × 12 cm: 1.7 kg by air, 1.5 kg by sea, at the demo's rates from the US to Lithuania. The demo's cheapest
    // courier to a Lithuanian door costs 3.69 and takes one or two days.
    expect(card?.deliveredPrices).toEqual([
      {
        method: "air",
        totalCents: 6000 + 2118 + 369,
        deliveryCents: 369,
        days: { min: 7, max: 11 },
      },
      {
        method: "sea",
        totalCents: 6000 + 885 + 369,
        deliveryCents: 369,
        days: { min: 31, max: 40 },
      },
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
  ])("is not found by %s", async (_what, slug, isMarketplace, region) => {
    expect(await catalogue.getProduct(place(region), { slug, isMarketplace })).toBeNull();
  });
});

test("similar results are sorted by best sellers, not by the site's own sorting", async () => {
  const { site, language } = place("default");
  const languages = site.languages.map((one) => ({ ...one, defaultSort: SORT.priceAscending }));
  const sorted = { ...site, languages };
  const calls = searchProtocolApi(catalogue.deps, () => ({
    site: sorted,
    language,
    kind: "products",
  }));
  const refiners = calls.find(({ call }) => call === refinersCall);
  const nothing = { queryKey: "x", searchText: "nothing is called that" };
  const found = await refiners?.handle(nothing, { site: sorted } as RequestContext);
  expect(found.similarResults.items[0].slug).toBe("swift-shoe");
});

test("a card shows a stock of five as low", async () => {
  const { cards } = await search({ kind: "search" });
  expect(cards).toContainEqual(expect.objectContaining({ slug: "calm-sandal", stockLeft: 5 }));
});

test("similar products come from the category and its ancestors, without the product itself", async () => {
  const [card] = (await search({ kind: "search" })).cards;
  const asked = { productId: card?.id ?? 0, limit: 4 };
  const similar = await catalogue.listSimilar(place("default"), asked);
  expect(slugs({ cards: similar ?? [] })).toEqual(["calm-sandal"]);
});

test("offers list their product count, discount and pictures", async () => {
  expect(await catalogue.listOffers(place("default"))).toEqual([
    { flagId: 7, title: "Autumn", count: 1, percentOff: 25, pictures: [expect.any(Object)] },
  ]);
  expect(await catalogue.listOffers(place("pj"))).toEqual([]);
});

test("brands are listed by name", async () => {
  expect(await catalogue.listBrands(place("default"))).toEqual([
    { name: "Calm", count: 1, isFeatured: true },
    { name: "Swift", count: 1, isFeatured: true },
  ]);
});

test("the home page has categories, deals and best sellers", async () => {
  const home = await catalogue.getHomeSections(place("default"));
  expect(home).toMatchObject({
    productCount: 2,
    categories: [{ path: "/c/footwear", name: "Footwear", count: 2 }],
    deals: [],
  });
  expect(home.bestSellers).toHaveLength(2);
});

test("a suggestion has the brand that was typed, but not its category", async () => {
  const found = await catalogue.suggest(place("default"), { text: "Swift", limit: 5 });
  const products = [{ slug: "swift-shoe" }];
  expect(found).toMatchObject({ products, categories: [], brands: [{ name: "Swift" }] });
});

test("the category tree of a site has its own id set", async () => {
  expect(await catalogue.getCategoryTree(place("default"))).toMatchObject([
    { id: SHOES, name: "Footwear", children: [{ id: RUNNING }] },
  ]);
  expect(await catalogue.getCategoryTree(place("tp"))).toEqual([]);
});
