import { expect, test } from "vitest";
import type { CountedFacet } from "../listing/listing-facets.ts";
import { taxonomy } from "../product/fixtures/product-record.ts";
import { wireFacets } from "./wire-facets.ts";

const terms = (key: string, ...values: string[]): CountedFacet => ({
  key,
  type: "terms",
  values: values.map((value) => ({ value, count: 2 })),
});
const reader = { languages: ["en"], categorySet: 1, isInside: false };
const onWire = (...counted: CountedFacet[]) => wireFacets(counted, taxonomy, reader);

test("facet values have a title and their key", () => {
  expect(onWire(terms("additional_field_9", "wool", "down", "felt"))).toEqual([
    {
      type: "terms",
      key: "additional_field_9",
      label: "Material",
      items: [
        { title: "Wool", count: 2, key: "wool" },
        { title: "down", count: 2, key: "down" },
        { title: "felt", count: 2, key: "felt" },
      ],
    },
  ]);
  expect(onWire(terms("manufacturer", "Acme"))).toEqual([
    {
      type: "terms",
      key: "manufacturer",
      label: "manufacturer",
      items: [{ title: "Acme", count: 2, key: "Acme" }],
    },
  ]);
});

test.each(["category_id", "category_ids"])(
  "%s lists only categories of the site's id set",
  (key) => {
    const [facet] = onWire(terms(key, "2", "3", "99"));
    expect(facet).toMatchObject({ items: [{ key: "2" }] });
  },
);

test("facets have prices in euros and discounts as the fraction still paid", () => {
  expect(onWire({ key: "current_price", type: "stats", min: 150, max: 9999 })).toEqual([
    { type: "stats", key: "current_price", label: "current_price", min: 1.5, max: 99.99 },
  ]);
  expect(onWire({ key: "discount_percentage", type: "stats", min: 5000, max: 10_000 })).toEqual([
    { type: "stats", key: "discount_percentage", label: "discount_percentage", min: 0.5, max: 1 },
  ]);
});

test.each([
  ["manufacturer", true],
  ["flag_ids", true],
  ["additional_field_123", true],
  ["in_stock", false],
  ["marks", false],
  ["my_manufacturer", false],
  ["manufacturers", false],
])("%s is a public facet: %s, and internal callers get it always", (key, isTold) => {
  expect(onWire(terms(key, "x")).length > 0).toBe(isTold);
  expect(wireFacets([terms(key, "x")], taxonomy, { ...reader, isInside: true })).toHaveLength(1);
});

test("flags are a facet of type flags, all others of type terms", () => {
  expect(onWire(terms("flag_ids", "1"))[0]?.type).toBe("flags");
  expect(onWire(terms("manufacturer", "Calm"))[0]?.type).toBe("terms");
});
