import fc from "fast-check";
import { expect, test } from "vitest";
import { convertFee, decimalFee, FEE_TYPES, paymentFee } from "./payment-fee.ts";

const { fixed, percentage } = FEE_TYPES;

test("discount types have the numbers of SPEC §3", () => {
  expect(FEE_TYPES).toEqual({ fixed: 0, percentage: 1 });
});

test.each([
  ["nothing", { fee: 0, feeType: percentage }, 1999, 0],
  ["35 cents", { fee: 35, feeType: fixed }, 1999, 35],
  ["nothing where nothing is left to pay", { fee: 35, feeType: fixed }, 0, 0],
  ["2.5 %", { fee: 250, feeType: percentage }, 1000, 25],
  ["half a cent goes up", { fee: 250, feeType: percentage }, 20, 1],
  ["less than half goes down", { fee: 250, feeType: percentage }, 19, 0],
  ["1.15 % of 100 €", { fee: 115, feeType: percentage }, 10_000, 115],
])("the fee of a payment: %s", (_what, fee, total, expected) => {
  expect(paymentFee(fee, total)).toBe(expected);
});

test("a percentage is rounded half up to the cent, however large the sum", () => {
  const totals = fc.integer({ min: 0, max: 100_000_000 });
  const fees = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(totals, fees, (total, fee) => {
      const exact = (BigInt(total) * BigInt(fee) * 2n + 10_000n) / 20_000n;
      expect(paymentFee({ fee, feeType: percentage }, total)).toBe(Number(exact));
    }),
    { numRuns: 2000 },
  );
});

test("a larger sum never has a smaller fee, and no fee is larger than its sum", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 10_000 }), (one, other, fee) => {
      const of = (total: number) => paymentFee({ fee, feeType: percentage }, total);
      expect(of(Math.min(one, other))).toBeLessThanOrEqual(of(Math.max(one, other)));
      expect(of(one)).toBeLessThanOrEqual(one);
    }),
  );
});

test("a fee in JSON is in euros or per cent", () => {
  expect(decimalFee({ fee: 35, feeType: fixed })).toBe(0.35);
  expect(decimalFee({ fee: 250, feeType: percentage })).toBe(2.5);
});

test("a fixed fee is converted; a percentage is the same in every currency", () => {
  expect(convertFee({ fee: 200, feeType: FEE_TYPES.fixed }, 1.5)).toEqual({ fee: 300, feeType: 0 });
  expect(convertFee({ fee: 250, feeType: FEE_TYPES.percentage }, 1.5)).toEqual({
    fee: 250,
    feeType: 1,
  });
});
