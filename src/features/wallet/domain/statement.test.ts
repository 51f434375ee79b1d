import fc from "fast-check";
import { expect, test } from "vitest";
import { toDecimal } from "#core/money.ts";
import type { BalanceEntry } from "../contract.ts";
import { makeStatement } from "./statement.ts";

const entry = (cents: number, id = 1) => ({ id, amount: toDecimal(cents) }) as BalanceEntry;

test("a period in which nothing moved ends as it began", () => {
  expect(makeStatement(1_234, [])).toEqual({
    openingCents: 1_234,
    additionsCents: 0,
    deductionsCents: 0,
    closingCents: 1_234,
    lines: [],
  });
});

test("every line goes on from the one before, and the sums close to the cent", () => {
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
