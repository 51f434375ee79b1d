import fc from "fast-check";
import type { SearchDocument, SearchQuery } from "../search.ts";
import { SORT } from "../sort-type.ts";
import { aText, LANGUAGE } from "./search-document.ts";

const SITES = [1, 2, 3];
const BRANDS = ["", "Nordwind", "Auksa", "Vėtrungė", "Lumen & Co"];
/** Two trees: 1 → 11, 12 → 121 and, in the second id set, 5 → 51. */
const PATHS = [[11, 1], [12, 1], [121, 12, 1], [2], []];
const SECOND_PATHS = [[51, 5], [5], []];
const FLAGS = [1, 2, 3];
const MARKS = ["deal", "pro", "seller"];
const COLOURS = ["black", "white", "red", "blue"];
const SIZES = ["S", "M", "L"];
/** Far from each other, so that no engine takes one for a misspelling of another. */
const WORDS = ["aurora", "bicycle", "chandelier", "drizzle", "elephant"];

const price = fc.integer({ min: 0, max: 12 }).map((step) => step * 250);
const fraction = fc.constantFrom(10_000, 9000, 7500, 5000);

const sitePrices = fc
  .tuple(fc.subarray(SITES), price, fraction, fc.option(price), fc.option(fraction))
  .map(([sites, cents, paid, otherCents, otherPaid]) =>
    sites.map((siteId, at) => ({
      siteId,
      priceCents: at === 0 ? cents : (otherCents ?? cents),
      paidFraction: at === 0 ? paid : (otherPaid ?? paid),
    })),
  );

const fields = fc
  .record({ 7: fc.subarray(COLOURS), 8: fc.subarray(SIZES), 31: fc.constantFrom([], ["128gb"]) })
  .map((record) =>
    Object.fromEntries(Object.entries(record).filter(([, list]) => list.length > 0)),
  );

export const aRandomDocument: fc.Arbitrary<SearchDocument> = fc
  .record({
    id: fc.integer({ min: 1, max: 60 }),
    sites: sitePrices,
    manufacturer: fc.constantFrom(...BRANDS),
    path: fc.constantFrom(...PATHS),
    secondPath: fc.constantFrom(...SECOND_PATHS),
    flagIds: fc.subarray(FLAGS),
    marks: fc.subarray(MARKS),
    fields,
    inStock: fc.boolean(),
    paidAmount: fc.integer({ min: 0, max: 5 }),
    arrivalDay: fc.integer({ min: 19_990, max: 19_995 }),
    words: fc.subarray(WORDS),
  })
  .map(({ path, secondPath, words, ...document }) => ({
    ...document,
    categoryIds: [...path, ...secondPath],
    ownCategoryIds: [...path.slice(0, 1), ...secondPath.slice(0, 1)],
    texts: { [LANGUAGE]: aText({ name: words.join(" ") }) },
  }));

const someOf = (values: readonly (string | number)[]) =>
  fc.subarray([...values.map(String), "nowhere"], { maxLength: 3 });

const range = (steps: readonly number[]) =>
  fc.record(
    { min: fc.constantFrom(...steps), max: fc.constantFrom(...steps) },
    { requiredKeys: [] },
  );

const filters: fc.Arbitrary<SearchQuery["filters"]> = fc.record({
  terms: fc.record(
    {
      manufacturer: someOf(BRANDS.slice(1)),
      category_id: someOf([11, 12, 121, 51]),
      category_ids: someOf([1, 2, 5, 11, 12]),
      flag_ids: someOf(FLAGS),
      marks: someOf(MARKS),
      in_stock: fc.subarray(["true", "false"]),
      additional_field_7: someOf(COLOURS),
      additional_field_8: someOf(SIZES),
      additional_field_99: fc.constantFrom([], ["x"]),
    },
    { requiredKeys: [] },
  ),
  ranges: fc.record(
    {
      current_price: range([0, 500, 750, 1500, 2999]),
      discount_percentage: range([5000, 7500, 9999]),
    },
    { requiredKeys: [] },
  ),
});

const facets: fc.Arbitrary<SearchQuery["facets"]> = fc.oneof(
  fc.constant("all" as const),
  fc.subarray([
    "manufacturer",
    "category_id",
    "category_ids",
    "flag_ids",
    "in_stock",
    "current_price",
    "discount_percentage",
    "additional_field_7",
    "additional_field_31",
    "additional_field_99",
  ] as const),
);

/** Fewer filters more often: with all of them at once hardly anything is ever found. */
const fewFilters = fc.tuple(filters, fc.infiniteStream(fc.nat(3))).map(([all, dice]) => {
  const keep = <Record extends object>(record: Record) =>
    Object.fromEntries(Object.entries(record).filter(() => dice.next().value === 0)) as Record;
  return { terms: keep(all.terms), ranges: keep(all.ranges) };
});

export const aRandomQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    siteId: fc.constantFrom(1, 1, 2, 3, 99),
    language: fc.constant(LANGUAGE),
    text: fc.constantFrom("", "", "", ...WORDS),
    filters: fc.oneof(fewFilters, filters),
    sort: fc.constantFrom(...Object.values(SORT)),
    offset: fc.constantFrom(0, 0, 0, 1, 5, 24, 100),
    limit: fc.constantFrom(0, 1, 3, 10, 48),
    facets,
  })
  // How relevant a document is, is each engine's own: with a text the oracle knows the other sorts.
  .map((query) =>
    query.text && query.sort === SORT.relevance ? { ...query, sort: SORT.priceAscending } : query,
  );
