import fc from "fast-check";
import { expect, test } from "vitest";
import { toDecimal } from "#core/money.ts";
import type { BalanceEntry } from "../contract.ts";
import { makeStatement, namedPeriods, periodProblems } from "./statement.ts";

const entry = (cents: number, id = 1) => ({ id, amount: toDecimal(cents) }) as BalanceEntry;

test("a statement without entries closes with its opening balance", () => {
  expect(makeStatement(1_234, [])).toEqual({
    openingCents: 1_234,
    additionsCents: 0,
    deductionsCents: 0,
    closingCents: 1_234,
    lines: [],
  });
});

test("each statement line continues the balance, and the sums are exact", () => {
  const cents = fc.integer({ min: -100_000_000, max: 100_000_000 }).filter((value) => value !== 0);
  fc.assert(
    fc.property(fc.nat(), fc.array(cents), (openingCents, amounts) => {
      const statement = makeStatement(openingCents, amounts.map(entry));
      let balance = openingCents;
      for (const [at, amount] of amounts.entries()) {
        balance += amount;
        expect(statement.lines[at]).toMatchObject({ amountCents: amount, balanceCents: balance });
      }
      expect(statement.closingCents).toBe(balance);
      const { additionsCents, deductionsCents, closingCents } = statement;
      expect(openingCents + additionsCents + deductionsCents).toBe(closingCents);
      expect(additionsCents).toBeGreaterThanOrEqual(0);
      expect(deductionsCents).toBeLessThanOrEqual(0);
    }),
  );
});

const TODAY = "2026-03-15";

test.each([
  ["2026-03-01", "2026-03-15", {}],
  ["2026-03-15", "2026-03-15", {}],
  ["2025-03-15", "2026-03-15", {}],
  ["2025-03-14", "2026-03-15", { from: "balance.errors.too_long" }],
  ["1900-01-01", "2026-03-15", { from: "balance.errors.too_long" }],
  ["2026-03-16", "2026-03-17", { from: "balance.errors.future" }],
  ["2026-03-16", "2026-03-01", { from: "balance.errors.future" }],
  ["2026-03-01", "2026-03-16", { to: "balance.errors.future" }],
  ["2026-03-10", "2026-03-09", { to: "balance.errors.reversed" }],
  ["", "2026-03-09", { from: "validation.required" }],
  ["2026-02-30", "yesterday", { from: "balance.errors.no_date", to: "balance.errors.no_date" }],
  ["2026-3-1", "20260309", { from: "balance.errors.no_date", to: "balance.errors.no_date" }],
])("the period from %s to %s has the right errors", (from, to, problems) => {
  expect(periodProblems({ from, to }, TODAY)).toEqual(problems);
});

test.each(["2026-03-15", "2026-01-01", "2024-02-29", "2026-12-31"])(
  "the named periods are valid on %s",
  (today) => {
    for (const period of Object.values(namedPeriods(today))) {
      expect(periodProblems(period, today)).toEqual({});
    }
  },
);

test("the last month is complete, even across a year", () => {
  expect(namedPeriods("2026-03-15").last_month).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(namedPeriods("2026-01-01").last_month).toEqual({ from: "2025-12-01", to: "2025-12-31" });
});

test("each missing or invalid date has an error at its field", () => {
  expect(periodProblems({ from: "", to: "" }, "2026-11-17")).toEqual({
    from: "validation.required",
    to: "validation.required",
  });
  expect(periodProblems({ from: "x", to: "y" }, "2026-11-17")).toEqual({
    from: "balance.errors.no_date",
    to: "balance.errors.no_date",
  });
});
