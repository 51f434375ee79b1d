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

test("a cost that is not recorded is estimated as the amount charged and marked as an estimate", () => {
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

test("a recorded cost replaces its estimate, even if it is zero", () => {
  const facts = { ...NOTHING, freight: 0, packing: 1.5 };
  const { costs, totalCents, knownCents } = costsOfOrder(order, facts);
  expect(costs.slice(1)).toEqual([
    { kind: "freight", cents: 0, isEstimate: false },
    { kind: "packing", cents: 150, isEstimate: false },
  ]);
  expect([totalCents, knownCents]).toEqual([3150, 3150]);
});

test("costs and margin are in euros and leave out refunded pieces and amounts", () => {
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

test("an order has no margin while the cost of some of its goods is unknown", () => {
  const lines = [line, { ...line, cost: null }];
  const { totalCents, areGoodsKnown, margin } = costsOfOrder({ ...order, lines }, NOTHING);
  expect([totalCents, areGoodsKnown, margin]).toEqual([4200, false, undefined]);
});

test("a fully refunded order has no margin", () => {
  expect(costsOfOrder({ ...order, refunds: [{ amount: 72 }] }, NOTHING).margin).toBeUndefined();
});

test("the amounts charged for shipping, delivery and payment fee serve as cost estimates", () => {
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

test("costFields makes one value for each kind of cost", () => {
  expect(costFields((kind) => kind)).toEqual({
    freight: "freight",
    duty: "duty",
    courier: "courier",
    packing: "packing",
    provider: "provider",
  });
});
