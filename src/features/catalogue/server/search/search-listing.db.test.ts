import { describe, expect, test } from "vitest";
import { SORT } from "#ports/sort-type.ts";
import type { EMPTY_ADDRESS } from "../../domain/listing/listing-address.ts";
import { RUNNING, SHOES, secret, slugs, testShoeShop } from "../fixtures/shoe-shop.ts";

const { place, search } = await testShoeShop();

describe("a listing", () => {
  test("of a category has its descendants' products, best sellers first", async () => {
    const listing = await search({ kind: "category", categoryId: SHOES });
    expect(slugs(listing)).toEqual(["swift-shoe", "calm-sandal"]);
    expect(listing).toMatchObject({ total: 2, page: 1, sort: SORT.bestSellers });
    expect(listing.categories).toEqual([
      { id: RUNNING, path: "/c/footwear/running", name: "Running", count: 1 },
    ]);
  });

  test("of a search lists its categories and can be filtered by them", async () => {
    const listing = await search(
      { kind: "search" },
      { terms: { category_ids: [String(RUNNING)] } },
    );
    expect(slugs(listing)).toEqual(["swift-shoe"]);
    expect(listing.categories).toEqual([{ id: SHOES, path: null, name: "Footwear", count: 2 }]);
  });

  test("shows what a site sells at the site's price", async () => {
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

  test("has only deals or pro products", async () => {
    expect(slugs(await search({ kind: "deals" }, {}, place("pj")))).toEqual(["second-set-bag"]);
    expect(slugs(await search({ kind: "deals" }))).toEqual([]);
    expect(slugs(await search({ kind: "pro" }))).toEqual(["calm-sandal"]);
  });

  test("has the category's facets with translated titles", async () => {
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

  test("is filtered by terms, price and discount as shown", async () => {
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

  test.each([-1, 0, 1e9, Number.NaN])("treats page %d as page 1", async (page) => {
    expect(await search({ kind: "search" }, { page })).toMatchObject({ page: 1, total: 2 });
  });

  test("without results for a value lists similar products", async () => {
    const listing = await search({ kind: "search" }, { terms: { manufacturer: ["Nobody"] } });
    expect(listing).toMatchObject({ total: 0, cards: [] });
    expect(slugs({ cards: listing.similar })).toEqual(["swift-shoe", "calm-sandal"]);
  });

  test("ignores filters that it does not have, including marks", async () => {
    const terms = { nonsense: ["1"], marks: ["pro"], additional_field_99: ["x"], flag_ids: ["7"] };
    const listing = await search({ kind: "search" }, { terms });
    expect(listing).toMatchObject({ total: 1, address: { terms: { flag_ids: ["7"] } } });
    const ofCategory = await search(
      { kind: "category", categoryId: SHOES },
      { terms: { category_ids: [String(RUNNING)] } },
    );
    expect(ofCategory).toMatchObject({ total: 2, address: { terms: {} } });
  });

  test("filtered by a category shows the filterable fields of that category", async () => {
    const fields = async (terms: Record<string, string[]>, kind: "search" | "marketplace") =>
      (await search({ kind }, { terms })).facets.flatMap(({ key }) =>
        key.startsWith("additional") ? key : [],
      );
    for (const kind of ["search", "marketplace"] as const) {
      expect(await fields({}, kind)).toEqual(["additional_field_1", "additional_field_2"]);
      expect(await fields({ category_ids: [String(SHOES)] }, kind)).toEqual(["additional_field_1"]);
      const running = { category_ids: [String(RUNNING)] };
      expect(await fields(running, kind)).toEqual(["additional_field_1", "additional_field_2"]);
      expect(await fields({ category_ids: ["999"] }, kind)).toEqual([]);
    }
  });

  test("returns its whole content state (SPEC §3)", async () => {
    const { site } = place("default");
    expect(await search({ kind: "search" }, { sort: SORT.priceAscending })).toMatchObject({
      offset: 0,
      page: 1,
      limit: 48,
      sort: SORT.priceAscending,
      contentType: "p",
      queryKey: site.queryKeys.find(({ countryId }) => countryId === site.defaultCountryId)?.key,
      disabledFieldIds: [secret.id],
      similar: [],
    });
  });

  test("of offers has the products of the marketplace's sellers", async () => {
    const listing = await search({ kind: "offers" });
    expect(slugs(listing)).toEqual(["calm-sandal"]);
    expect(listing.contentType).toBe("o");
    expect((await search({ kind: "offers" }, {}, place("lv"))).total).toBe(0);
  });

  test("uses the site's default sorting with and without a search text", async () => {
    const { site, language } = place("default");
    const languages = site.languages.map((one) => ({ ...one, defaultSort: SORT.priceAscending }));
    const where = { site: { ...site, languages }, language };
    expect(slugs(await search({ kind: "search" }, {}, where))).toEqual([
      "calm-sandal",
      "swift-shoe",
    ]);
    expect((await search({ kind: "search" }, { text: "shoe" }, where)).sort).toBe(
      SORT.priceAscending,
    );
  });
});
