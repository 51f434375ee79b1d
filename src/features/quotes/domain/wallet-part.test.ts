import fc from "fast-check";
import { expect, test } from "vitest";
import { explainTotal } from "#features/orders/domain/explain-total.ts";
import { walletPart } from "./wallet-part.ts";

test("the wallet's part and the rest add up to the total in any currency", () => {
  const cents = fc.integer({ min: 1, max: 500_000 });
  const rate = fc.constantFrom(1, 1.0823, 4.2, 0.8517);
  fc.assert(
    fc.property(cents, cents, cents, rate, (goods, shipping, requested, rate) => {
      const order = {
        lines: [{ priceCents: goods, quantity: 1 }],
        shippingFeeCents: shipping,
        shippingDiscountCents: 0,
        deliveryCents: 0,
        balanceCents: requested,
      };
      const { beforeFee: totalCents } = explainTotal({ ...order, balanceCents: 0 }, rate);
      const part = walletPart({ priceCents: goods + shipping, totalCents, rate }, requested);
      const explained = explainTotal(order, rate);
      expect(part.dueCents).toBe(explained.beforeFee);
      expect(part.partCents + part.dueCents).toBe(totalCents);
    }),
  );
});

test("the wallet's part never exceeds the total", () => {
  expect(walletPart({ priceCents: 5000, totalCents: 5001, rate: 1.0001 }, 8000)).toEqual({
    usedCents: 5000,
    partCents: 5001,
    dueCents: 0,
  });
});
