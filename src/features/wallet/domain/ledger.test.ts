import { expect, test } from "vitest";
import { isAmount, MOVES } from "./ledger.ts";

test.each([
  [1, true],
  [100_000_000, true],
  [0, false],
  [-1, false],
  [0.1, false],
  [100_000_001, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])("an amount of %d cents is valid: %s", (cents, answer) => {
  expect(isAmount(cents)).toBe(answer);
});

test("every move has two different accounts, at least one owned by the customer", () => {
  for (const { from, to } of Object.values(MOVES)) {
    expect(from).not.toBe(to);
    expect([from, to].some((account) => account === "wallet" || account === "held")).toBe(true);
  }
});
