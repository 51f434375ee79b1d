import fc from "fast-check";
import { expect, test } from "vitest";
import { EMPTY_ADDRESS, readListingAddress } from "./listing-address.ts";
import {
  chosenFilters,
  clearFilters,
  isChosen,
  searchExactly,
  searchFor,
  setRange,
  showNextPage,
  sortBy,
  toggleTerm,
  withoutFilter,
} from "./listing-filters.ts";

const some = readListingAddress(
  new URLSearchParams("q=hat&f.manufacturer=Kite&fr.current_price=10:20&s=1&p=4"),
);

test("toggling a value adds or removes it, and the last one removes the filter", () => {
  const two = toggleTerm(some, "manufacturer", "Halden");
  expect(two.terms.manufacturer).toEqual(["Halden", "Kite"]);
  expect(isChosen(two, "manufacturer", "Halden")).toBe(true);
  const none = toggleTerm(some, "manufacturer", "Kite");
  expect(none.terms).toEqual({});
});

test("a range without ends is removed, and reversed ends are swapped", () => {
  expect(setRange(some, "current_price", {}).ranges).toEqual({});
  expect(setRange(some, "current_price", { min: 9, max: 3 }).ranges.current_price).toEqual({
    min: 3,
    max: 9,
  });
});

test("changing filters or sorting goes to page 1, the next page keeps them", () => {
  expect(toggleTerm(some, "a", "b").page).toBe(1);
  expect(setRange(some, "discount_percentage", { min: 5 }).page).toBe(1);
  expect(sortBy(some, 0)).toMatchObject({ page: 1, sort: 0, terms: some.terms });
  expect(showNextPage(some)).toEqual({ ...some, page: 5 });
});

test("a new search text is corrected again unless an exact search is asked for", () => {
  const exact = searchExactly(some);
  expect(exact).toEqual({ ...some, isExact: true, page: 1 });
  expect(searchFor(exact, "cap")).toEqual({ ...some, text: "cap", isExact: false, page: 1 });
});

test("a value that is not in the address is not chosen", () => {
  expect(isChosen(some, "manufacturer", "Halden")).toBe(false);
  expect(isChosen(some, "additional_field_1", "black")).toBe(false);
});

test("clearing filters keeps the search text and the sorting", () => {
  expect(clearFilters(some)).toEqual({ ...EMPTY_ADDRESS, text: "hat", sort: 1 });
});

test("removing a filter chip keeps all the others", () => {
  expect(chosenFilters(some)).toEqual([
    { type: "term", key: "manufacturer", value: "Kite" },
    { type: "range", key: "current_price", min: 1000, max: 2000 },
  ]);
  for (const chip of chosenFilters(some)) {
    const rest = chosenFilters(withoutFilter(some, chip));
    expect(rest).toEqual(chosenFilters(some).filter(({ key }) => key !== chip.key));
  }
});

test("toggling a value twice restores the filters", () => {
  const key = fc.constantFrom("manufacturer", "additional_field_1");
  const value = fc.constantFrom("Kite", "Halden", "black");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), key, value, (clicks, lastKey, lastValue) => {
      const before = clicks.reduce(
        (address, [one, two]) => toggleTerm(address, one, two),
        EMPTY_ADDRESS,
      );
      const twice = toggleTerm(toggleTerm(before, lastKey, lastValue), lastKey, lastValue);
      expect(twice).toEqual(before);
    }),
  );
});
