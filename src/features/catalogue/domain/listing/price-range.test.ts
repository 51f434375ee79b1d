import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { euroRange, shownRange } from "./price-range.ts";

const dollars = (euroCents: number) => Math.round(euroCents * 1.08);
const euros = (euroCents: number) => euroCents;

describe("a price range in another currency", () => {
  test("includes exactly the prices shown within its ends", () => {
    fc.assert(
      fc.property(
        fc.nat(500_000),
        fc.nat(500_000),
        fc.nat(500_000),
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        (a, b, price, rate) => {
          const convert = (cents: number) => Math.round(cents * rate);
          const asked = { min: Math.min(a, b), max: Math.max(a, b) };
          const range = euroRange(asked, convert);
          const isWithin = price >= (range.min ?? 0) && price <= (range.max ?? 0);
          const isShownWithin = convert(price) >= asked.min && convert(price) <= asked.max;
          return isWithin === isShownWithin;
        },
      ),
    );
  });

  test("includes the last price on both sides", () => {
    fc.assert(
      fc.property(
        fc.nat(50_000),
        fc.nat(50_000),
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        (min, max, rate) => {
          const convert = (cents: number) => Math.round(cents * rate);
          const range = euroRange({ min, max }, convert);
          const [low = -1, high = -1] = [range.min, range.max];
          expect(convert(low)).toBeGreaterThanOrEqual(min);
          if (low > 0) expect(convert(low - 1)).toBeLessThan(min);
          expect(convert(high)).toBeLessThanOrEqual(max);
          expect(convert(high + 1)).toBeGreaterThan(max);
        },
      ),
    );
    const tenth = (cents: number) => Math.round(cents / 10);
    expect(euroRange({ min: 0, max: 0 }, tenth)).toEqual({ min: 0, max: 4 });
    expect(euroRange({ min: 1, max: 1 }, tenth)).toEqual({ min: 5, max: 14 });
    const tenfold = (cents: number) => cents * 10;
    expect(euroRange({ min: 4, max: 9 }, tenfold)).toEqual({ min: 1, max: 0 });
    expect(euroRange({ min: 6, max: 6 }, tenfold)).toEqual({ min: 1, max: 0 });
  });

  test("is shown as typed in whole units", () => {
    for (let whole = 1; whole <= 3000; whole += 1) {
      const typed = { min: whole * 100, max: whole * 200 };
      expect(shownRange(euroRange(typed, dollars), dollars)).toEqual(typed);
    }
  });

  test("keeps open ends and leaves euros unchanged", () => {
    expect(euroRange({ max: 5000 }, dollars)).toEqual({ max: 4630 });
    expect(shownRange({}, dollars)).toEqual({});
    expect(euroRange({ min: 1999 }, euros)).toEqual({ min: 1999 });
    expect(shownRange({ min: 1998, max: 1950 }, euros)).toEqual({ min: 1998, max: 1950 });
  });
});
