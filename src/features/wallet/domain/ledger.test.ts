import { expect, test } from "vitest";
import { canGoBelowZero, isAmount, MOVES } from "./ledger.ts";

test.each([
  [1, true],
  [100_000_000, true],
  [0, false],
  [-1, false],
  [0.1, false],
  [100_000_001, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])("%d cents can be moved: %s", (cents, answer) => {
  expect(isAmount(cents)).toBe(answer);
});

test.each([
  ["wallet", false],
  ["held", false],
  ["paid_in", true],
  ["spent", true],
  ["manual", true],
] as const)("the account %s may go below zero: %s", (account, answer) => {
  expect(canGoBelowZero(account)).toBe(answer);
});

test("every move has two different ends, one of them what the customer owns", () => {
  for (const { from, to } of Object.values(MOVES)) {
    expect(from).not.toBe(to);
    expect(canGoBelowZero(from) && canGoBelowZero(to)).toBe(false);
  }
});
