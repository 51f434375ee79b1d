import { expect, it } from "vitest";
import { aQuery } from "#ports/fixtures/search-document.ts";
import type { SearchQuery } from "#ports/search.ts";
import { decodeResult } from "../decode-result.ts";
import { planQuery } from "../plan-query.ts";
import { emptyTerms, KEY, openDictionary } from "../segment/term-dictionary.ts";
import type { CodedResult } from "./coded-query.ts";

const dictionary = openDictionary(emptyTerms());
const color = dictionary.addKey("additional_field_9");
const size = dictionary.addKey("additional_field_3");
const halvorn = dictionary.addTerm(KEY.manufacturer, "Halvorn");
const [black, red] = ["black", "red"].map((value) => dictionary.addTerm(color, value));
const large = dictionary.addTerm(size, "L");

const plan = (given: Parameters<typeof aQuery>[0]) => planQuery(dictionary, aQuery(given));
const ranges = (given: object) => plan({ filters: { ranges: given } }).ranges;

it("a query plan cuts a very long text", () => {
  expect(plan({ text: `  ${"word ".repeat(1000)}` }).text).toHaveLength(198);
});

it("a query plan drops unknown values and empty filters and has no term for an unknown key", () => {
  const terms = { manufacturer: ["Halvorn", "Nobody", "Halvorn"], additional_field_9: [] };
  expect(plan({ filters: { terms } }).groups).toEqual([
    { key: KEY.manufacturer, terms: [halvorn] },
  ]);
  const unknown = { additional_field_77: ["x"] } as SearchQuery["filters"]["terms"];
  expect(plan({ filters: { terms: unknown } }).groups).toEqual([{ key: -1, terms: [] }]);
});

const none = (column: string) => ({ column, min: Infinity, max: -Infinity });

it.each([
  ["both ends", { current_price: { min: 1, max: 2 } }, [{ column: "cents", min: 1, max: 2 }]],
  ["a lower end", { current_price: { min: 1 } }, [{ column: "cents", min: 1, max: Infinity }]],
  [
    "an upper end",
    { discount_percentage: { max: 2 } },
    [{ column: "fractions", min: -Infinity, max: 2 }],
  ],
  ["no end", { current_price: {} }, []],
  ["nothing", { current_price: undefined }, []],
  ["no number", { current_price: { min: Number.NaN } }, [none("cents")]],
  ["no number above", { current_price: { min: 1, max: Number.NaN } }, [none("cents")]],
  ["another column", { toString: { min: 1 } }, []],
])("a query plan has a range with %s", (_name, given, expected) => {
  expect(ranges(given)).toEqual(expected);
});

it("a query plan counts each requested facet once and leaves out keys without facets", () => {
  expect(plan({ facets: "all" })).toMatchObject({
    facetKeys: [0, 1, 2, 3, 5, color, size],
    stats: ["cents", "fractions"],
  });
  const facets = ["marks", "in_stock", "in_stock", "current_price", "additional_field_77"] as const;
  expect(plan({ facets })).toMatchObject({ facetKeys: [KEY.inStock], stats: ["cents"] });
});

const ANSWER: CodedResult = {
  ids: Uint32Array.of(5, 2),
  total: 7,
  terms: Uint32Array.of(black ?? 0, large, red ?? 0, halvorn),
  counts: Uint32Array.of(1, 4, 1, 2),
  stats: [{ column: "fractions", min: 1, max: 2 }],
  didYouMean: [],
};

it("a decoded result lists facets by key, fields by id and frequent values first", () => {
  const { facets, ...rest } = decodeResult(dictionary, "all", ANSWER);
  expect(rest).toEqual({ ids: [5, 2], total: 7, didYouMean: [] });
  expect(facets).toEqual([
    { key: "manufacturer", type: "terms", values: [{ value: "Halvorn", count: 2 }] },
    { key: "discount_percentage", type: "stats", min: 1, max: 2 },
    { key: "additional_field_3", type: "terms", values: [{ value: "L", count: 4 }] },
    {
      key: "additional_field_9",
      type: "terms",
      values: [
        { value: "black", count: 1 },
        { value: "red", count: 1 },
      ],
    },
  ]);
});

it("a decoded result has the searched text only where it differs from the query", () => {
  expect(decodeResult(dictionary, [], ANSWER)).not.toHaveProperty("searchedText");
  const other = { ...ANSWER, searchedText: "shoes" };
  expect(decodeResult(dictionary, [], other).searchedText).toBe("shoes");
});
