import { expect, test } from "vitest";
import { type CostFields, costFields, costsOfOrder } from "./order-costs.ts";

const NOTHING: CostFields = {
  freight: null,
  duty: null,
  courier: null,
  packing: null,
  provider: null,
};
const line = { quantity: 2, refunded_quantity: 0, cost: 15 };
const order = {
  lines: [line],
  parts: [
    { part: "subtotal" as const, amount: 60 },
    { part: "shipping" as const, amount: 12 },
    { part: "delivery" as const, amount: 0 },
  ],
  total: 72,
  refunds: [],
  rate: 1,
};

test("what nobody wrote down is taken to be what was charged for it, and said to be an estimate", () => {
  expect(costsOfOrder(order, NOTHING)).toEqual({
    costs: [
      { kind: "goods", cents: 3000, isEstimate: false },
      { kind: "freight", cents: 1200, isEstimate: true },
    ],
    totalCents: 4200,
    knownCents: 3000,
    areGoodsKnown: true,
    margin: { cents: 3000, percent: (3000 / 7200) * 100 },
  });
});

test("a fact takes the place of its estimate, nothing at all included", () => {
  const facts = { ...NOTHING, freight: 0, packing: 1.5 };
  const { costs, totalCents, knownCents } = costsOfOrder(order, facts);
  expect(costs.slice(1)).toEqual([
    { kind: "freight", cents: 0, isEstimate: false },
    { kind: "packing", cents: 150, isEstimate: false },
  ]);
  expect([totalCents, knownCents]).toEqual([3150, 3150]);
});

test("in euros, without what went back", () => {
  const back = {
    ...order,
    lines: [{ ...line, refunded_quantity: 1 }],
    total: 144,
    refunds: [{ amount: 44 }],
    rate: 2,
  };
  const { costs, margin } = costsOfOrder(back, { ...NOTHING, freight: 5 });
  expect(costs.map(({ cents }) => cents)).toEqual([1500, 500]);
  expect(margin).toEqual({ cents: 3000, percent: 60 });
});

test("where the cost of some goods is not known, nobody can say what is left", () => {
  const lines = [line, { ...line, cost: null }];
  const { totalCents, areGoodsKnown, margin } = costsOfOrder({ ...order, lines }, NOTHING);
  expect([totalCents, areGoodsKnown, margin]).toEqual([4200, false, undefined]);
});

test("of an order that went back whole there is no margin", () => {
  expect(costsOfOrder({ ...order, refunds: [{ amount: 72 }] }, NOTHING).margin).toBeUndefined();
});

test("of shipping, delivery and the fee of a payment what was charged is the estimate", () => {
  const parts = [
    { part: "shipping" as const, amount: 12 },
    { part: "delivery" as const, amount: 3.69 },
    { part: "payment_fee" as const, amount: 0.5 },
  ];
  expect(costsOfOrder({ ...order, parts }, NOTHING).costs.slice(1)).toEqual([
    { kind: "freight", cents: 1200, isEstimate: true },
    { kind: "courier", cents: 369, isEstimate: true },
    { kind: "provider", cents: 50, isEstimate: true },
  ]);
});

test("one value for each kind", () => {
  expect(costFields((kind) => kind)).toEqual({
    freight: "freight",
    duty: "duty",
    courier: "courier",
    packing: "packing",
    provider: "provider",
  });
});
