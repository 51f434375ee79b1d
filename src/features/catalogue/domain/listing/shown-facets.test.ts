import fc from "fast-check";
import { expect, test } from "vitest";
import { describePrice, paidFraction } from "../product/catalogue-price.ts";
import { isFacetShown, paidFractions } from "./shown-facets.ts";

const shoes = { filterableFieldIds: [1, 2] };

test.each([
  ["manufacturer", null, true],
  ["current_price", shoes, true],
  ["discount_percentage", shoes, true],
  ["flag_ids", null, true],
  ["category_id", shoes, false],
  ["category_ids", null, false],
  ["marks", null, false],
  ["additional_field_1", shoes, true],
  ["additional_field_9", shoes, false],
  ["additional_field_9", null, false],
  ["additional_field_3", null, true],
  ["additional_field_", null, false],
  ["additional_field_12", null, true],
  ["an_additional_field_1", null, false],
  ["additional_field_1_min", null, false],
])("the facet %s in %o is shown: %s", (key, category, shown) => {
  expect(isFacetShown(key, { category, disabledFieldIds: [9] })).toBe(shown);
});

test("a disabled field is a facet if the category lists it as filterable", () => {
  expect(isFacetShown("additional_field_1", { category: shoes, disabledFieldIds: [1] })).toBe(true);
});

test("a discount range is converted to fractions still paid", () => {
  expect(paidFractions({ min: 20, max: 60 })).toEqual({ min: 3901, max: 8000 });
  expect(paidFractions({ min: 20 })).toEqual({ max: 8000 });
  expect(paidFractions({ max: 100 })).toEqual({ min: 0 });
  expect(paidFractions({})).toEqual({});
});

test("a discount range matches exactly the products whose label lies within it", () => {
  const somePrice = fc.integer({ min: 1, max: 100_000 });
  const aside = fc.integer({ min: -1, max: 1 });
  fc.assert(
    fc.property(somePrice, somePrice, aside, aside, (a, b, fromLabel, toLabel) => {
      const price = describePrice({
        cents: Math.min(a, b),
        oldCents: Math.max(a, b),
        history: [
          { since: new Date("2026-01-01"), cents: Math.max(a, b) },
          { since: new Date("2026-02-01"), cents: Math.min(a, b) },
        ],
      });
      const near = (by: number) => Math.min(100, Math.max(0, price.percentOff + by));
      const [min, max] = [near(fromLabel), near(toLabel)];
      const ends = paidFractions({ min, max });
      const fraction = paidFraction(price);
      const isFound = fraction >= (ends.min ?? 0) && fraction <= (ends.max ?? 10_000);
      expect(isFound).toBe(price.percentOff >= min && price.percentOff <= max);
    }),
  );
});
