import fc from "fast-check";
import { expect, test } from "vitest";
import { bruteForceSearch } from "#ports/fixtures/brute-force-search.ts";
import { aQuery } from "#ports/fixtures/search-document.ts";
import { paidFractions } from "../../domain/listing/shown-facets.ts";
import { describePrice } from "../../domain/product/catalogue-price.ts";
import {
  cardContext,
  record,
  taxonomy,
  variantRecord,
} from "../../domain/product/fixtures/product-record.ts";
import { makeCard } from "../../domain/product/make-card.ts";
import { variantFilterInput } from "../../domain/product/preferred-variant.ts";
import { withVariantFields } from "../../domain/variant-fields.ts";
import { toSearchDocument } from "./search-document.ts";

const OWN_PRICE_SITE = 3;
const context = {
  taxonomy,
  sites: [1, OWN_PRICE_SITE].map((id) => ({ id, categorySet: 1 })),
  languages: ["en"],
  now: cardContext.now,
};

const cents = fc.integer({ min: 1, max: 20 }).map((step) => step * 100);
const price = fc.tuple(cents, cents).map(([a, b]) => {
  const [now, before] = [Math.min(a, b), Math.max(a, b)];
  const history = [
    { since: new Date("2026-01-01"), cents: before },
    { since: new Date("2026-02-01"), cents: now },
  ];
  return describePrice({ cents: now, oldCents: before, history });
});
const variants = fc
  .array(
    fc.record({
      colour: fc.constantFrom("red", "blue", null),
      size: fc.constantFrom("30 ml", "100 ml", null),
      stock: fc.constantFrom(0, 5),
      price,
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) => list.map((one, at) => variantRecord(at + 1, one)));
const chosen = (...values: string[]) => fc.subarray(values, { minLength: 1 });
const terms = fc.record(
  { additional_field_7: chosen("red", "blue"), additional_field_8: chosen("30 ml", "100 ml") },
  { requiredKeys: [] },
);

test("a listing filters a product by the price and discount shown on its card", () => {
  const place = fc.constantFrom(1, OWN_PRICE_SITE);
  fc.assert(
    fc.property(variants, terms, place, (own, asked, siteId) => {
      const fields = withVariantFields(
        { fields: record.fields, variants: own },
        { colour: 7, size: 8 },
      );
      const product = { ...record, variants: own, fields, descriptions: {} };
      const document = toSearchDocument(product, 0, context);
      const card = makeCard(
        product,
        { ...cardContext, siteId },
        variantFilterInput({ terms: asked }, taxonomy),
      );
      const shown = card?.price ?? describePrice({ cents: 0, oldCents: null, history: [] });
      const find = (ranges: object) =>
        bruteForceSearch(
          [document],
          aQuery({ siteId, filters: { terms: asked, ranges }, facets: "all" }),
        );
      const [from, to] = [shown.cents, shown.cents];
      const off = { min: shown.percentOff, max: shown.percentOff };
      const { total } = find({});
      const inRange = {
        current_price: { min: from, max: to },
        discount_percentage: paidFractions(off),
      };
      expect(find(inRange).total).toBe(total);
      expect(find({ current_price: { min: to + 1 } }).total).toBe(0);
      expect(find({ discount_percentage: paidFractions({ min: off.min + 1 }) }).total).toBe(0);
      const span = find({}).facets.find(({ key }) => key === "current_price");
      expect(total === 0 || span).toEqual(
        total === 0 || { key: "current_price", type: "stats", min: from, max: to },
      );
    }),
    { numRuns: 300 },
  );
});

test("a search document has variants only if their prices differ", () => {
  const one = { ...record, descriptions: {} };
  expect(toSearchDocument(one, 0, context)).not.toHaveProperty("variants");
  const [first, second = first] = record.variants;
  if (!first || !second) throw new Error("variants");
  const dearer = { ...second, price: { ...second.price, cents: 2100 } };
  const document = toSearchDocument({ ...one, variants: [first, dearer] }, 0, context);
  expect(document.sites).toEqual([
    { siteId: 1, priceCents: 2100, paidFraction: 8400, byVariant: true },
    { siteId: OWN_PRICE_SITE, priceCents: 1800, paidFraction: 10_000 },
  ]);
  expect(document.variants).toEqual([
    { fields: { 7: "red", 8: "M" }, inStock: false, priceCents: 2000, paidFraction: 8000 },
    { fields: { 7: "blue", 8: "L" }, inStock: true, priceCents: 2100, paidFraction: 8400 },
  ]);
});
