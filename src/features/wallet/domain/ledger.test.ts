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
])("%d cents can be moved: %s", (cents, answer) => {
  expect(isAmount(cents)).toBe(answer);
});

test("every move has two different ends, one of them what the customer owns", () => {
  for (const { from, to } of Object.values(MOVES)) {
    expect(from).not.toBe(to);
    expect([from, to].some((account) => account === "wallet" || account === "held")).toBe(true);
  }
});
