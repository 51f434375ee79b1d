import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { netParts, setVatRates, vatPercent, vatRatesOf } from "./vat.ts";

test.each([
  ["LT", "2026-11-15", 21],
  ["EE", "2026-11-15", 24],
  ["EE", "2025-06-30", 22],
  ["EE", "2025-07-01", 24],
  ["LT", "2009-09-01", 21],
  ["LT", "2009-08-31", 0],
  ["LV", "2026-11-15", 21],
  ["LV", "2012-06-30", 0],
  ["NL", "2026-11-15", 21],
  ["NL", "2012-09-30", 0],
  ["EE", "2023-12-31", 20],
  ["EE", "2024-01-01", 22],
  ["EE", "2009-06-30", 0],
  ["AE", "2017-12-31", 0],
  ["AE", "2026-11-15", 5],
  ["US", "2026-11-15", 0],
])("VAT in %s on %s is %d %", (country, day, percent) => {
  expect(vatPercent(country, day)).toBe(percent);
});

test.each([
  [12_100, 21, 10_000],
  [100, 21, 83],
  [1, 21, 1],
  [10_500, 5, 10_000],
  [999, 0, 999],
])("the net of %d with %d % VAT is %d", (gross, percent, net) => {
  expect(netParts([gross], percent)).toEqual([net]);
});

test("the net amounts of lines add up to the net of their sum", () => {
  const lines = fc.array(fc.integer({ min: -50_000, max: 5_000_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(lines, fc.constantFrom(0, 5, 21, 24), (gross, percent) => {
      const sum = (list: readonly number[]) => list.reduce((total, part) => total + part, 0);
      fc.pre(sum(gross) >= 0);
      expect(sum(netParts(gross, percent))).toBe(netParts([sum(gross)], percent)[0]);
    }),
  );
});

test.each([
  ["DE", "2021-01-01", 19],
  ["PL", "2011-01-01", 23],
  ["FI", "2024-09-01", 25.5],
  ["SE", "1990-07-01", 25],
  ["DK", "1992-01-01", 25],
  ["AT", "1984-01-01", 20],
  ["BE", "1996-01-01", 21],
  ["FR", "2014-01-01", 20],
  ["ES", "2012-09-01", 21],
  ["IT", "2013-10-01", 22],
  ["PT", "2011-01-01", 23],
  ["IE", "2021-03-01", 23],
  ["CZ", "2013-01-01", 21],
  ["GB", "2011-01-04", 20],
])("VAT in %s since %s is %d %, with no known rate before 1984", (country, since, percent) => {
  expect(vatPercent(country, since)).toBe(percent);
  expect(vatPercent(country, "1983-12-31")).toBe(0);
  expect(vatRatesOf(country)).toEqual([{ since, percent, isOwn: false }]);
});

describe("VAT rates entered by the owner", () => {
  beforeEach(() =>
    setVatRates({
      LT: [{ since: "2027-01-01", percent: 22 }],
      EE: [{ since: "2024-06-01", percent: 23 }],
      CH: [{ since: "2024-01-01", percent: 8.1 }],
    }),
  );
  afterEach(() => setVatRates({}));

  test("are merged with the known ones, newest first", () => {
    expect(vatRatesOf("LT")).toEqual([
      { since: "2027-01-01", percent: 22, isOwn: true },
      { since: "2009-09-01", percent: 21, isOwn: false },
    ]);
    expect(vatRatesOf("EE").map(({ percent }) => percent)).toEqual([24, 23, 22, 20]);
    expect(vatRatesOf("CH")).toEqual([{ since: "2024-01-01", percent: 8.1, isOwn: true }]);
    expect(vatRatesOf("US")).toEqual([]);
  });

  test.each([
    ["LT", "2026-12-31", 21],
    ["LT", "2027-01-01", 22],
    ["LT", "2009-08-31", 0],
    ["EE", "2024-05-31", 22],
    ["EE", "2024-06-01", 23],
    ["EE", "2025-07-01", 24],
    ["CH", "2026-11-18", 8.1],
    ["CH", "2023-12-31", 0],
    ["LV", "2026-11-18", 21],
  ])("apply in %s on %s: %d %", (country, day, percent) => {
    expect(vatPercent(country, day)).toBe(percent);
  });
});
