import { expect, test } from "vitest";
import { orderMargin } from "./order-margin.ts";

const line = { quantity: 2, refunded_quantity: 0, paid: 40, refunded: 0, cost: 15 };

test("what goods brought beyond what they cost", () => {
  expect(orderMargin({ lines: [line], rate: 1 })).toEqual({
    cents: 1000,
    percent: 25,
    isWhole: true,
  });
});

test("in euros, without what went back, of what is known", () => {
  const lines = [
    { ...line, paid: 80, refunded: 40, refunded_quantity: 1 },
    { ...line, cost: null },
  ];
  expect(orderMargin({ lines, rate: 2 })).toEqual({ cents: 500, percent: 25, isWhole: false });
});

test("of nothing there is none", () => {
  expect(orderMargin({ lines: [{ ...line, cost: null }], rate: 1 })).toBeUndefined();
  expect(orderMargin({ lines: [{ ...line, refunded: 40 }], rate: 1 })).toBeUndefined();
});
