import { expect, test } from "vitest";
import { leftOfPaid, overEstimate } from "./forward-price.ts";

test("only what was asked too much goes back", () => {
  expect(overEstimate(500, 300)).toBe(200);
  expect(overEstimate(300, 500)).toBe(0);
});

test.each([
  [{ dueCents: 1000, refundedCents: 0, returnedCents: 0 }, 1000],
  [{ dueCents: 1000, refundedCents: 300, returnedCents: 0 }, 700],
  [{ dueCents: 1000, refundedCents: 300, returnedCents: 600 }, 100],
  [{ dueCents: 1000, refundedCents: 300, returnedCents: 700 }, 0],
  // A price that was lowered after the money went back.
  [{ dueCents: 500, refundedCents: 300, returnedCents: 700 }, 0],
])("%o leaves %d", (money, left) => {
  expect(leftOfPaid(money)).toBe(left);
});
