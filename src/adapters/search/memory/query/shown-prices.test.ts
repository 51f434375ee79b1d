import { expect, it } from "vitest";
import { aDocument, aPrice, aQuery } from "#ports/fixtures/search-document.ts";
import type { SearchDocument, VariantPrice } from "#ports/search.ts";
import { SORT } from "#ports/sort-type.ts";
import { planQuery } from "../plan-query.ts";
import { makeSearchable } from "./fixtures/searchable.ts";
import { searchSegments } from "./search-segments.ts";
import { MOST_COPIES, showPrices } from "./shown-prices.ts";

const SIZE = 8;
const size = (value: string, priceCents: number, inStock = true): VariantPrice => ({
  fields: { [SIZE]: value },
  inStock,
  priceCents,
  paidFraction: 10_000 - priceCents,
});
const perfume = (id: number, variants: VariantPrice[], ...others: number[]): SearchDocument =>
  aDocument({
    id,
    sites: [
      { ...aPrice(variants[0]?.priceCents, 1, variants[0]?.paidFraction), byVariant: true },
      ...others.map((cents) => aPrice(cents, 2)),
    ],
    variants,
    fields: { [SIZE]: variants.map(({ fields }) => fields[SIZE] ?? "") },
  });

const searchable = makeSearchable([
  perfume(1, [size("30 ml", 1000), size("100 ml", 3000)], 1700),
  perfume(2, [size("30 ml", 1500, false), size("30 ml", 2500), size("50 ml", 500)]),
  aDocument({ id: 3, sites: [aPrice(2000), aPrice(2000, 2)], fields: { [SIZE]: ["100 ml"] } }),
]);
const plan = (given: Parameters<typeof aQuery>[0]) =>
  planQuery(searchable.dictionary, aQuery(given));
const sizes = (...values: string[]) => ({ terms: { additional_field_8: values } });
const span = (siteId: number, ...values: string[]) => {
  const query = plan({ siteId, filters: sizes(...values), facets: ["current_price"] });
  return searchSegments(searchable, query).stats.map(({ min, max }) => [min, max]);
};

it("variant prices of one query do not leak into the next query or another site", () => {
  expect(span(1, "100 ml")).toEqual([[2000, 3000]]);
  expect(span(1, "30 ml")).toEqual([[1000, 2500]]);
  expect(span(2, "100 ml")).toEqual([[1700, 2000]]);
  expect(span(1, "50 ml")).toEqual([[500, 500]]);
  expect(span(1, "30 ml", "100 ml")).toEqual([[1000, 2500]]);
  expect(span(1)).toEqual([[1000, 2000]]);
});

it("prices are copied only when needed, a size is chosen and variant prices differ", () => {
  const [segment] = searchable.segments;
  const site = segment?.siteOf.get(1);
  if (!segment || !site) throw new Error("nothing was opened");
  const isCopied = (given: Parameters<typeof aQuery>[0]) =>
    showPrices(segment, site, plan(given), site.visible, searchable.scratch) !== site;
  expect(isCopied({ filters: sizes("100 ml") })).toBe(false);
  expect(isCopied({ facets: "all", sort: SORT.priceAscending })).toBe(false);
  expect(isCopied({ filters: { terms: { manufacturer: ["Nordwind"] } }, facets: "all" })).toBe(
    false,
  );
  const alike = makeSearchable([aDocument({ id: 3, fields: { [SIZE]: ["100 ml"] } })]);
  const query = planQuery(alike.dictionary, aQuery({ filters: sizes("100 ml"), facets: "all" }));
  expect(query.groups).toHaveLength(1);
  const [plain] = alike.segments;
  const ofPlain = plain?.siteOf.get(1);
  if (!plain || !ofPlain) throw new Error("nothing was opened");
  expect(showPrices(plain, ofPlain, query, ofPlain.visible, alike.scratch)).toBe(ofPlain);
  for (const sort of [SORT.priceAscending, SORT.priceDescending, SORT.bestValue]) {
    expect(isCopied({ filters: sizes("100 ml"), sort })).toBe(true);
  }
  expect(isCopied({ filters: sizes("100 ml"), facets: ["current_price"] })).toBe(true);
  const ranges = { current_price: { min: 1 } };
  expect(isCopied({ filters: { ...sizes("100 ml"), ranges } })).toBe(true);
});

it("each site has its own copy of prices, and the least recently used copy is dropped", () => {
  const siteIds = Array.from({ length: MOST_COPIES + 1 }, (_, at) => at + 1);
  const [cheap, dear] = [size("30 ml", 1000), size("100 ml", 9000)];
  const ofVariants = siteIds.map((siteId) => ({ ...aPrice(1000, siteId, 9000), byVariant: true }));
  const own = siteIds.map((siteId) => aPrice(2000 + siteId, siteId));
  const { segments, dictionary, scratch } = makeSearchable([
    { ...perfume(1, [cheap, dear]), sites: ofVariants },
    aDocument({ id: 2, sites: own, fields: { [SIZE]: ["100 ml"] } }),
  ]);
  const [segment] = segments;
  const pricesOf = (siteId: number) => {
    const query = planQuery(
      dictionary,
      aQuery({ siteId, filters: sizes("100 ml"), facets: ["current_price"] }),
    );
    const site = segment?.siteOf.get(siteId);
    if (!segment || !site) throw new Error("nothing was opened");
    return showPrices(segment, site, query, site.visible, scratch).prices;
  };
  const copies = siteIds.map(pricesOf);
  expect(copies.map(({ cents }) => [...cents].sort())).toEqual(
    siteIds.map((siteId) => [2000 + siteId, 9000]),
  );
  const [first, ...others] = siteIds;
  for (const siteId of others) expect(pricesOf(siteId)).toBe(copies[siteId - 1]);
  // The first is the least recently used.
  expect(pricesOf(first ?? 0)).not.toBe(copies[0]);
  expect(pricesOf(siteIds.at(-1) ?? 0)).toBe(copies.at(-1));
  expect(segment?.shown.size).toBe(MOST_COPIES);
});
