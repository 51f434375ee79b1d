import { expect, test } from "vitest";
import { goodsMargin } from "./order-margin.ts";

const line = { quantity: 2, refunded_quantity: 0, paid: 40, refunded: 0, cost: 15 };

test("the margin of goods is what was paid for them minus what they cost", () => {
  expect(goodsMargin([line], 1)).toEqual({ cents: 1000, percent: 25 });
});

test("the margin of goods is in euros and leaves out refunded pieces", () => {
  const back = { ...line, paid: 80, refunded: 40, refunded_quantity: 1 };
  expect(goodsMargin([back], 2)).toEqual({ cents: 500, percent: 25 });
});

test("goods have no margin if a cost is unknown or all of them were refunded", () => {
  expect(goodsMargin([line, { ...line, cost: null }], 1)).toBeUndefined();
  expect(goodsMargin([{ ...line, refunded: 40 }], 1)).toBeUndefined();
});
