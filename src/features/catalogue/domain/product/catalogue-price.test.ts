import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  describePrice,
  lowestBeforeReduction,
  paidFraction,
  struckCents,
} from "./catalogue-price.ts";

const TODAY = Date.UTC(2026, 10, 15);
const DAY = 24 * 60 * 60 * 1000;
const at = (daysAgo: number, cents: number) => ({ since: new Date(TODAY - daysAgo * DAY), cents });

describe("the lowest price of the 30 days before a reduction", () => {
  test.each([
    ["nothing known before", [at(0, 500)], null],
    ["no price at all", [], null],
    ["one price before", [at(90, 900), at(3, 500)], 900],
    ["the lowest of several", [at(90, 900), at(20, 700), at(10, 800), at(3, 500)], 700],
    ["a low that ended 30 days before does not count", [at(90, 600), at(33, 900), at(3, 500)], 900],
    ["one that ended a moment later does", [at(90, 600), at(32.999, 900), at(3, 500)], 600],
    ["the reduction's own day counts, not today", [at(90, 600), at(50, 900), at(25, 500)], 600],
    ["a price that held on is one price", [at(90, 900), at(40, 500), at(3, 500)], 900],
    ["a rise then a fall within the window", [at(60, 500), at(5, 900), at(1, 500)], 500],
  ])("is found: %s", (_why, history, lowest) => {
    expect(lowestBeforeReduction(history)).toBe(lowest);
  });
});

describe("the discount of a price", () => {
  test.each([
    ["without an old price", { cents: 500, oldCents: null, history: [at(9, 900), at(1, 500)] }, 0],
    [
      "from the low, not from the old price",
      { cents: 600, oldCents: 1000, history: [at(9, 800), at(1, 600)] },
      25,
    ],
    [
      "no discount if it was as cheap before",
      { cents: 600, oldCents: 1000, history: [at(20, 600), at(9, 800), at(1, 600)] },
      0,
    ],
    [
      "none where nothing is known of the time before, whatever is struck",
      { cents: 750, oldCents: 1000, history: [at(0, 750)] },
      0,
    ],
    ["rounded down", { cents: 2999, oldCents: 3999, history: [at(9, 3999), at(1, 2999)] }, 25],
    ["never rounded up", { cents: 3001, oldCents: 4000, history: [at(9, 4000), at(1, 3001)] }, 24],
  ])("is computed: %s", (_why, facts, percentOff) => {
    const price = describePrice(facts);
    expect(price.percentOff).toBe(percentOff);
    expect(price.oldCents === null).toBe(percentOff === 0);
    expect(struckCents(price) === null).toBe(percentOff === 0);
  });

  test("is computed from the struck price", () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, (now, low, old) => {
        const history = [at(40, old), at(9, low), at(1, now)];
        const price = describePrice({ cents: now, oldCents: old, history });
        const struck = struckCents(price);
        if (struck === null) return;
        expect(Math.floor(((struck - now) * 100) / struck)).toBe(price.percentOff);
      }),
    );
  });

  test("leaves a fraction to pay above 0 and at most 1", () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (price, old) => {
        const history = [at(9, old), at(1, price)];
        const fraction = paidFraction(describePrice({ cents: price, oldCents: old, history }));
        expect(fraction).toBeGreaterThan(0);
        expect(fraction).toBeLessThanOrEqual(10_000);
        if (old <= price) expect(fraction).toBe(10_000);
      }),
    );
  });
});
