import { expect, test } from "vitest";
import { ENOUGH_PRICES, isPlausible, isWithinKnown } from "./known-prices.ts";

const shoes = {
  url: "https://www.shop.example/p/trail-shoes",
  name: "Trail shoes",
  kind: "shoes" as const,
};
const known = [60_00, 70_00, 80_00, 90_00, 120_00].map((cents) => ({
  shop: "shop.example",
  kind: "shoes" as const,
  cents,
}));

test.each([
  ["the middle one", 80_00, true],
  ["the largest", 120_00, true],
  ["less than the middle one", 79_99, false],
  ["more than anybody saw", 120_01, false],
  ["a cent", 1, false],
])("%s of the confirmed prices of a shop is firm: %s", (_what, unitCents, isFirm) => {
  expect(isWithinKnown({ ...shoes, unitCents }, known)).toBe(isFirm);
});

test.each([
  ["another shop", { ...shoes, url: "https://other.example/trail-shoes" }],
  [
    "another kind",
    { ...shoes, name: "Thing", url: "https://shop.example/1", kind: "toys" as const },
  ],
  ["a kind that the name contradicts", { ...shoes, name: "Laptop 15" }],
])("a price for %s is not known", (_what, goods) => {
  expect(isWithinKnown({ ...goods, unitCents: 80_00 }, known)).toBe(false);
});

test("known prices may be in any order", () => {
  const mixed = [2, 4, 0, 3, 1].flatMap((at) => known[at] ?? []);
  for (const [unitCents, isFirm] of [
    [79_99, false],
    [80_00, true],
    [120_00, true],
    [120_01, false],
  ] as const) {
    expect(isWithinKnown({ ...shoes, unitCents }, mixed)).toBe(isFirm);
  }
  const nine = [9, 100, 20, 3, 1000].map((cents) => ({ ...known[0], cents })) as typeof known;
  expect(isWithinKnown({ ...shoes, unitCents: 19 }, nine)).toBe(false);
  expect(isWithinKnown({ ...shoes, unitCents: 20 }, nine)).toBe(true);
});

test("too few known prices never make a price firm", () => {
  const few = known.slice(0, ENOUGH_PRICES - 1);
  expect(isWithinKnown({ ...shoes, unitCents: 90_00 }, few)).toBe(false);
});

test.each([
  ["shoes for their least", { ...shoes, unitCents: 8_00 }, true],
  ["shoes for less", { ...shoes, unitCents: 7_99 }, false],
  ["shoes that are called books", { ...shoes, kind: "books" as const, unitCents: 7_99 }, false],
  ["what nobody can name", { url: "", name: "?", kind: "other" as const, unitCents: 99 }, false],
])("%s: the price is plausible %s", (_what, goods, plausible) => {
  expect(isPlausible(goods)).toBe(plausible);
});
