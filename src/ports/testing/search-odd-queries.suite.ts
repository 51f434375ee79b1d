import { beforeAll, describe, expect, it } from "vitest";
import type { IndexableEngine, SearchQuery, TermsKey } from "../search.ts";
import { SORT, type SortType } from "../sort-type.ts";
import { aDocument, aPrice, aQuery, aText, LANGUAGE } from "./search-document.ts";

/** Far more than any takes, and far less than a query that runs away. */
const FEW_MS = 10_000;
const texts = { [LANGUAGE]: aText({ name: "chandelier of brass" }) };
const CATALOGUE = Array.from({ length: 3 }, (_, at) =>
  aDocument({ id: at + 1, sites: [aPrice(1000 * (at + 1))], texts }),
);

const ODD_TEXTS = {
  "10 kB of words": "chandelier ".repeat(1000),
  "10 kB without a blank": "x".repeat(10_000),
  emoji: "🛒👩‍🚀",
  "right-to-left text": "ثريا من النحاس",
  "regex characters": "(a+)+$ [z-a] \\ .*",
  "wildcards and quotes": "%_*?'\"; --",
  "lone surrogates and control characters": "\ud800\u0000\u0007",
};

const fieldKey = (id: number): TermsKey => `additional_field_${id}`;

export function describeOddQueries(engine: () => IndexableEngine): void {
  describe("odd questions", () => {
    beforeAll(() => engine().swap(CATALOGUE));
    const search = (query: Parameters<typeof aQuery>[0]) => engine().search(aQuery(query));
    const filtered = (terms: SearchQuery["filters"]["terms"]) => search({ filters: { terms } });

    it.each(Object.entries(ODD_TEXTS))("answers %s soon and in shape", async (_name, text) => {
      const began = performance.now();
      const { ids, total } = await search({ text, facets: "all" });
      const suggestions = await engine().suggest({ siteId: 1, language: LANGUAGE, text, limit: 5 });
      expect(ids.length).toBe(total);
      expect(suggestions.productIds.length).toBeLessThanOrEqual(3);
      expect(performance.now() - began).toBeLessThan(FEW_MS);
    });

    it("takes blanks for no text", async () => {
      expect((await search({ text: " \t " })).total).toBe(3);
    });

    it("finds nothing in reversed ranges and in NaN", async () => {
      const priced = async (min: number, max: number) =>
        (await search({ filters: { ranges: { current_price: { min, max } } } })).total;
      expect(await priced(2000, 1000)).toBe(0);
      expect(await priced(Number.NaN, 5000)).toBe(0);
      expect(await priced(0, Number.NaN)).toBe(0);
      expect(await priced(-Infinity, Infinity)).toBe(3);
    });

    it.each([
      [-1, 48, [1, 2, 3]],
      [Number.NaN, 48, [1, 2, 3]],
      [0, -5, []],
      [0, 0, []],
      [0, 1e9, [1, 2, 3]],
      [1e9, 24, []],
      [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, []],
    ])("pages from %d by %d within bounds", async (offset, limit, expected) => {
      const { ids, total } = await search({ offset, limit, sort: SORT.priceAscending });
      expect(ids).toEqual(expected);
      expect(total).toBe(3);
    });

    it("finds nothing by keys and values that nobody has", async () => {
      expect((await filtered({ additional_field_999: ["x"] })).total).toBe(0);
      expect((await filtered({ manufacturer: ["nobody"] })).total).toBe(0);
      expect((await filtered({ ["__proto__x" as TermsKey]: ["x"] })).total).toBe(0);
      const { facets } = await search({ facets: ["additional_field_999", "flag_ids"] });
      expect(facets).toEqual([]);
    });

    it("bears as many filters and values as it says it can, up to 200 and 10,000", async () => {
      const { can } = engine();
      const keys = Array.from({ length: Math.min(200, can.filters) }, (_, at) => fieldKey(at));
      const many = Object.fromEntries(keys.map((key) => [key, ["x"]]));
      expect((await search({ filters: { terms: many }, facets: "all" })).total).toBe(0);
      const values = Array.from({ length: Math.min(10_000, can.values) - 1 }, (_, at) => `b${at}`);
      expect((await filtered({ manufacturer: [...values, "Nordwind"] })).total).toBe(3);
    });

    it("refuses more than it says it can", async () => {
      const { can } = engine();
      const some = (most: number) => Array.from({ length: most + 1 }, (_, at) => at);
      if (Number.isFinite(can.filters)) {
        const terms = Object.fromEntries(some(can.filters).map((at) => [fieldKey(at), ["x"]]));
        await expect(filtered(terms)).rejects.toThrow(String(can.filters));
      }
      if (Number.isFinite(can.values)) {
        const terms = { manufacturer: some(can.values).map(String) };
        await expect(filtered(terms)).rejects.toThrow(String(can.values));
      }
    });

    it("takes an unknown sort for the default one", async () => {
      expect((await search({ sort: 99 as SortType })).ids).toEqual([1, 2, 3]);
    });
  });
}
