import fc from "fast-check";
import { expect, test } from "vitest";
import { boughtPart } from "./refund-part.ts";

const paid = { amountCents: 5145, feeCents: 145 };

test.each([
  [0, 2000, 2000],
  [2000, 3000, 3000],
  [4000, 1145, 1000],
  [5000, 145, 0],
  [0, 5145, 5000],
])("after %d, a refund of %d takes back %d", (before, refund, part) => {
  expect(boughtPart(paid, before, refund)).toBe(part);
});

test("in whatever parts all is given back, what was bought goes back once and whole", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 9 }), (parts) => {
      let refunded = 0;
      let back = 0;
      for (const part of [...parts, 5145]) {
        const possible = Math.min(part, 5145 - refunded);
        back += boughtPart(paid, refunded, possible);
        refunded += possible;
      }
      expect(back).toBe(5000);
    }),
  );
});
