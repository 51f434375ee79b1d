import fc from "fast-check";
import { expect, test } from "vitest";
import { boughtPart } from "./refund-part.ts";

const paid = { amountCents: 5145, feeCents: 145 };

test.each([
  [0, 2000, 2000, false],
  [2000, 3000, 3000, true],
  [4000, 1145, 1000, true],
  [5000, 145, 0, true],
  [0, 5145, 5000, true],
])(
  "after %d, a refund of %d takes back %d of the purchase; it is the rest: %s",
  (before, refund, amountCents, isRest) => {
    const feeCents = refund - amountCents;
    expect(boughtPart(paid, before, refund)).toEqual({ amountCents, feeCents, isRest });
  },
);

test("partial refunds take back the purchased amount exactly once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 9 }), (parts) => {
      let refunded = 0;
      let back = 0;
      for (const part of [...parts, 5145]) {
        const possible = Math.min(part, 5145 - refunded);
        back += boughtPart(paid, refunded, possible).amountCents;
        refunded += possible;
      }
      expect(back).toBe(5000);
    }),
  );
});
