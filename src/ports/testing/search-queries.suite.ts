import { beforeAll, describe, expect, it } from "vitest";
import type { IndexableEngine, SearchFacet } from "../search.ts";
import { SORT } from "../sort-type.ts";
import { aDocument, aPrice, aQuery, aText, LANGUAGE } from "./search-document.ts";

const SECOND_SITE = 2;
const named = (name: string) => ({ [LANGUAGE]: aText({ name }) });

/** Six products that every question below is about. */
const CATALOGUE = [
  aDocument({
    id: 1,
    sites: [aPrice(1000), aPrice(900, SECOND_SITE)],
    paidAmount: 50,
    texts: named("chandelier of brass"),
    fields: { 7: ["black"], 8: ["S", "M"] },
  }),
  aDocument({
    id: 2,
    sites: [aPrice(2000, 1, 5000)],
    paidAmount: 70,
    arrivalDay: 20_010,
    manufacturer: "Auksa",
    fields: { 7: ["red"] },
    texts: named("bicycle"),
  }),
  aDocument({
    id: 3,
    sites: [aPrice(3000)],
    paidAmount: 70,
    manufacturer: "Auksa",
    categoryIds: [12, 1],
    ownCategoryIds: [12],
    fields: { 7: ["black"] },
    flagIds: [5],
    texts: named("bicycle chandelier"),
  }),
  aDocument({
    id: 4,
    sites: [aPrice(2000)],
    inStock: false,
    marks: ["deal"],
    categoryIds: [12, 1],
    ownCategoryIds: [12],
    texts: named("elephant"),
  }),
  aDocument({ id: 5, sites: [aPrice(1000, SECOND_SITE)], manufacturer: "Lumen" }),
  aDocument({ id: 6, sites: [] }),
];

const facet = (facets: readonly SearchFacet[], key: string) => {
  const found = facets.find((each) => each.key === key);
  if (found?.type !== "terms") return found;
  return Object.fromEntries(found.values.map(({ value, count }) => [value, count]));
};

export function describeQueries(engine: () => IndexableEngine): void {
  describe("questions", () => {
    beforeAll(() => engine().swap(CATALOGUE));
    const search = (query: Parameters<typeof aQuery>[0]) => engine().search(aQuery(query));
    const ids = async (query: Parameters<typeof aQuery>[0]) => (await search(query)).ids;

    it("shows a site what it sells, at its price", async () => {
      expect(await ids({ sort: SORT.priceAscending })).toEqual([1, 2, 4, 3]);
      expect(await ids({ siteId: SECOND_SITE, sort: SORT.priceAscending })).toEqual([1, 5]);
      expect((await search({ siteId: 77 })).total).toBe(0);
      const { facets } = await search({ siteId: SECOND_SITE, facets: ["current_price"] });
      expect(facets).toEqual([{ key: "current_price", type: "stats", min: 900, max: 1000 }]);
    });

    it.each([
      ["price high to low", SORT.priceDescending, [3, 2, 4, 1]],
      ["price low to high", SORT.priceAscending, [1, 2, 4, 3]],
      ["best value", SORT.bestValue, [2, 1, 3, 4]],
      ["best sellers", SORT.bestSellers, [2, 3, 1, 4]],
      ["new arrivals", SORT.newArrivals, [2, 1, 3, 4]],
      ["relevance without a text, which is best sellers", SORT.relevance, [2, 3, 1, 4]],
    ])("sorts by %s, equals by id", async (_name, sort, expected) => {
      expect(await ids({ sort })).toEqual(expected);
    });

    it("shows what is sold out last in the orders of our own making, on whatever page", async () => {
      const lamp = (id: number, inStock: boolean, paidAmount: number, name = "copper lantern") =>
        aDocument({ id, inStock, paidAmount, texts: named(name) });
      await engine().swap([
        lamp(1, false, 900),
        lamp(2, true, 0, "a stand that fits any lantern"),
        lamp(3, true, 5),
        lamp(4, false, 950),
        lamp(5, true, 7),
      ]);
      const shown = { text: "lantern", sort: SORT.relevance };
      const found = await ids(shown);
      expect(found.slice(0, 3).toSorted()).toEqual([2, 3, 5]);
      expect(found.slice(3)).toEqual([4, 1]);
      expect(await ids({ ...shown, offset: 3, limit: 1 })).toEqual([4]);
      expect(await ids({ sort: SORT.bestSellers })).toEqual([5, 3, 2, 4, 1]);
      expect(await ids({ sort: SORT.relevance })).toEqual([5, 3, 2, 4, 1]);
      expect(await ids({ sort: SORT.priceAscending })).toEqual([1, 2, 3, 4, 5]);
      await engine().swap(CATALOGUE);
    });

    it("takes one of the values of a key, and so for every key", async () => {
      const terms = { manufacturer: ["Auksa", "Nordwind"], additional_field_7: ["black"] };
      expect(await ids({ filters: { terms } })).toEqual([3, 1]);
      expect(await ids({ filters: { terms: { ...terms, category_ids: ["12"] } } })).toEqual([3]);
      expect(await ids({ filters: { terms: { marks: ["deal"] } } })).toEqual([4]);
      expect(await ids({ filters: { terms: { in_stock: ["false"] } } })).toEqual([4]);
      expect(await ids({ filters: { terms: { flag_ids: ["5"] } } })).toEqual([3]);
      expect(await ids({ filters: { terms: { category_id: ["1"] } } })).toEqual([]);
      expect((await search({ filters: { terms: { manufacturer: [] } } })).total).toBe(4);
    });

    it("includes both ends of a range", async () => {
      const price = (range: { min?: number; max?: number }) =>
        ids({ filters: { ranges: { current_price: range } } });
      expect(await price({ min: 2000, max: 3000 })).toEqual([2, 3, 4]);
      expect(await price({ max: 2000 })).toEqual([2, 1, 4]);
      expect(await ids({ filters: { ranges: { discount_percentage: { max: 5000 } } } })).toEqual([
        2,
      ]);
    });

    it("counts a facet without its own selection, and others with it", async () => {
      const filters = { terms: { manufacturer: ["Auksa"], additional_field_7: ["black"] } };
      const { facets, total } = await search({ filters, facets: "all" });
      expect(total).toBe(1);
      expect(facet(facets, "manufacturer")).toEqual({ Auksa: 1, Nordwind: 1 });
      expect(facet(facets, "additional_field_7")).toEqual({ black: 1, red: 1 });
      expect(facet(facets, "category_ids")).toEqual({ 1: 1, 12: 1 });
      expect(facet(facets, "current_price")).toMatchObject({ min: 3000, max: 3000 });
      expect(facet(facets, "marks")).toBeUndefined();
    });

    it("tells the whole span of prices whatever price is chosen", async () => {
      const filters = { ranges: { current_price: { min: 2500 } }, terms: { category_ids: ["1"] } };
      const { facets } = await search({ filters, facets: ["current_price", "manufacturer"] });
      expect(facet(facets, "current_price")).toMatchObject({ min: 1000, max: 3000 });
      expect(facet(facets, "manufacturer")).toEqual({ Auksa: 1 });
    });

    it("pages through all of it without gap or repetition", async () => {
      const pages = await Promise.all(
        [0, 1, 2, 3, 4].map((offset) => search({ offset, limit: 1, sort: SORT.priceAscending })),
      );
      expect(pages.flatMap((page) => page.ids)).toEqual([1, 2, 4, 3]);
      expect(pages.map((page) => page.total)).toEqual([4, 4, 4, 4, 4]);
    });

    it("finds words, all of them, in the language asked", async () => {
      expect(await ids({ text: "bicycle", sort: SORT.priceAscending })).toEqual([2, 3]);
      expect(await ids({ text: "Chandelier bicycle" })).toEqual([3]);
      expect(await ids({ text: "bicycle", language: "et" })).toEqual([]);
    });

    it("suggests what completes the text, in its shape", async () => {
      const suggestions = await engine().suggest({
        siteId: 1,
        language: LANGUAGE,
        text: "bicycle",
        limit: 5,
      });
      expect(suggestions.productIds.toSorted()).toEqual([2, 3]);
      expect(suggestions.manufacturers).toEqual(["Auksa"]);
      expect(suggestions.categoryIds.toSorted()).toEqual([11, 12]);
      for (const { text, count } of suggestions.queries) {
        const { total } = await search({ text });
        expect(total).toBeGreaterThan(0);
        if (count !== undefined) expect(total).toBe(count);
      }
    });
  });
}
