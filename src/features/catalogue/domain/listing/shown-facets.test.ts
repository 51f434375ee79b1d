import fc from "fast-check";
import { expect, test } from "vitest";
import { isFacetShown, paidFractions, percentsOff } from "./shown-facets.ts";

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
])("%s in %o: %s", (key, category, shown) => {
  expect(isFacetShown(key, { category, disabledFieldIds: [9] })).toBe(shown);
});

test("a filter disabled in the index shows where a category asks for it", () => {
  expect(isFacetShown("additional_field_1", { category: shoes, disabledFieldIds: [1] })).toBe(true);
});

test("discounts turn round and back", () => {
  expect(paidFractions({ min: 20, max: 60 })).toEqual({ min: 4000, max: 8000 });
  expect(paidFractions({ min: 20 })).toEqual({ max: 8000 });
  expect(paidFractions({})).toEqual({});
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (off) => {
      expect(percentsOff(paidFractions({ max: off }).min ?? Number.NaN)).toBe(off);
    }),
  );
});
