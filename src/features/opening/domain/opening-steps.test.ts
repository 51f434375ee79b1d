import { expect, test } from "vitest";
import { canOpen, type OpeningFacts, openingSteps } from "./opening-steps.ts";
import { startingCategories } from "./starting-categories.ts";
import { STARTING_TREES } from "./starting-tree-names.ts";

const EMPTY: OpeningFacts = {
  name: "Shop",
  company: {},
  warehouses: 0,
  countries: ["LT", "LV"],
  countriesWithRates: [],
  countriesWithCouriers: [],
  canBePaid: false,
  isSandbox: false,
  categories: 0,
  texts: ["privacy-policy"],
  hasGoods: false,
  paidOrders: 0,
  marks: [],
};
const company = {
  legal_name: "UAB Kava",
  company_code: "1",
  address: "Pilies g. 1",
  city: "Vilnius",
  email: "info@kava.example",
};
const WHOLE: OpeningFacts = {
  ...EMPTY,
  name: "Kava",
  company,
  warehouses: 1,
  countriesWithRates: ["LT", "LV"],
  countriesWithCouriers: ["LT", "LV"],
  canBePaid: true,
  categories: 3,
  hasGoods: true,
  paidOrders: 1,
  marks: ["taxes", "text:privacy-policy"],
};
const missingOf = (facts: OpeningFacts) =>
  Object.fromEntries(
    openingSteps(facts)
      .filter(({ isDone }) => !isDone)
      .map(({ id, missing }) => [id, missing]),
  );

test("an empty shop has all steps to do and cannot be opened", () => {
  expect(Object.keys(missingOf(EMPTY))).toHaveLength(11);
  expect(canOpen(openingSteps(EMPTY))).toBe(false);
});

test("a complete shop can be opened", () => {
  expect(missingOf(WHOLE)).toEqual({});
  expect(canOpen(openingSteps(WHOLE))).toBe(true);
});

test("each step names what is missing", () => {
  const { email: _email, ...noEmail } = company;
  expect(missingOf({ ...WHOLE, company: noEmail })).toEqual({ company: ["email"] });
  expect(missingOf({ ...WHOLE, countriesWithRates: ["LT"] })).toEqual({ rates: ["LV"] });
  expect(missingOf({ ...WHOLE, countriesWithCouriers: [] })).toEqual({ couriers: ["LT", "LV"] });
  expect(missingOf({ ...WHOLE, marks: ["taxes"] })).toEqual({ texts: ["privacy-policy"] });
  expect(missingOf({ ...WHOLE, paidOrders: 0 })).toEqual({ order: ["order"] });
});

test("the test order can be marked as done without an order", () => {
  const facts = { ...WHOLE, paidOrders: 0, marks: [...WHOLE.marks, "test-order"] };
  expect(missingOf(facts)).toEqual({});
});

test.each(STARTING_TREES)("the tree %s has five languages, and parents before children", (tree) => {
  const categories = startingCategories(tree, 10);
  const known = new Set<number>();
  for (const { id, parentId, names } of categories) {
    expect(Object.values(names).filter(Boolean)).toHaveLength(5);
    expect(parentId === null || known.has(parentId)).toBe(true);
    known.add(id);
  }
  expect(Math.min(...known)).toBe(10);
});
