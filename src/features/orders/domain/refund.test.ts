import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { multiplyCents, sum } from "#core/money.ts";
import { explainTotal } from "./explain-total.ts";
import {
  balancePart,
  euroParts,
  isRefundable,
  type RefundableLine,
  refundableParts,
  refundTotal,
  shareOfLine,
  splitRefund,
} from "./refund.ts";

const LINES = [
  { position: 0, priceCents: 14_900, quantity: 1 },
  { position: 1, priceCents: 9450, quantity: 1 },
  { position: 2, priceCents: 3800, quantity: 2 },
];
const total = explainTotal({
  lines: LINES,
  shippingFeeCents: 3934,
  shippingDiscountCents: 536,
  deliveryCents: 299,
  promotion: { amount: 1000, type: 1 },
  balanceCents: 0,
});

describe("refundable parts of an order", () => {
  test("are lines less their share of the promotion and shipping less its discount", () => {
    const { lines, shipping } = refundableParts({ lines: LINES, total, earlier: [] });
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([13_410, 8505, 6840]);
    expect(shipping).toEqual({ paidCents: 4233, refundedCents: 0 });
    expect(sum(lines.map(({ paidCents }) => paidCents)) + shipping.paidCents).toBe(total.final);
  });

  test("subtract earlier refunds", () => {
    const earlier = [
      {
        shippingCents: 610,
        lines: [{ position: 2, quantity: 1, amountCents: 3420, sentQuantity: 1 }],
      },
      { shippingCents: 0, lines: [{ position: 2, quantity: 1, amountCents: 20, sentQuantity: 0 }] },
    ];
    const { lines, shipping } = refundableParts({ lines: LINES, total, earlier });
    expect(lines[2]).toMatchObject({
      refundedQuantity: 2,
      refundedSentQuantity: 1,
      refundedCents: 3440,
    });
    expect(shipping.refundedCents).toBe(610);
  });

  test("are zero for lines that cost nothing", () => {
    const free = explainTotal({
      lines: [{ priceCents: 0, quantity: 1 }],
      shippingFeeCents: 100,
      shippingDiscountCents: 0,
      deliveryCents: 0,
      balanceCents: 0,
    });
    const { lines } = refundableParts({
      lines: [{ position: 0, quantity: 1 }],
      total: free,
      earlier: [],
    });
    expect(lines[0]?.paidCents).toBe(0);
  });
});

test.each([1, 2, 3, 7])("refunds by piece of a line of %d add up to its price", (quantity) => {
  const line: RefundableLine = {
    position: 0,
    quantity,
    paidCents: 1000,
    refundedQuantity: 0,
    refundedSentQuantity: 0,
    refundedCents: 0,
  };
  let given = 0;
  for (let piece = 0; piece < quantity; piece++) {
    given += shareOfLine({ ...line, refundedQuantity: piece, refundedCents: given }, 1);
  }
  expect(given).toBe(1000);
  expect(shareOfLine(line, quantity)).toBe(1000);
  expect(shareOfLine({ ...line, refundedCents: 999 }, quantity)).toBe(1);
});

describe("the check of a requested refund", () => {
  const parts = refundableParts({ lines: LINES, total, earlier: [] });
  const nothing = { lines: [], shippingCents: 0, otherCents: 0 };
  const ask = (changes: object, left = total.final) =>
    isRefundable({ ...nothing, ...changes }, parts, left);
  const line = (changes: object = {}) => ({
    lines: [{ position: 2, quantity: 2, amountCents: 6840, ...changes }],
  });

  test("accepts a line, shipping, another amount or the whole total", () => {
    expect(ask(line())).toBe(true);
    expect(ask({ shippingCents: 4233 })).toBe(true);
    expect(ask({ otherCents: total.final })).toBe(true);
    expect(refundTotal({ ...nothing, ...line(), shippingCents: 5, otherCents: 6 })).toBe(6851);
  });

  test.each([
    ["nothing", {}, undefined],
    ["a piece too many", line({ quantity: 3 }), undefined],
    ["a cent too much of a line", line({ amountCents: 6841 }), undefined],
    ["a line that is none", line({ position: 3 }), undefined],
    [
      "a line twice",
      { lines: [...line({ quantity: 1 }).lines, ...line({ quantity: 1 }).lines] },
      undefined,
    ],
    ["a cent too much of shipping", { shippingCents: 4234 }, undefined],
    ["a cent more than is left", { otherCents: 101 }, 100],
  ])("rejects %s", (_what, changes, left) => {
    expect(ask(changes, left)).toBe(false);
  });
});

test("a refund uses up the first source before it takes from the next", () => {
  expect(splitRefund(120, [100, 50])).toEqual([100, 20]);
  expect(splitRefund(120, [-5, 50, 100])).toEqual([0, 50, 70]);
});

test("the euro parts of wallet refunds add up to what the wallet paid", () => {
  const balance = { euroCents: 3000, convertedCents: 3251 };
  const parts = [1000, 1000, 1251];
  let before = 0;
  let euros = 0;
  for (const part of parts) {
    euros += balancePart(balance, before, part);
    before += part;
  }
  expect(euros).toBe(3000);
  expect(balancePart({ euroCents: 0, convertedCents: 0 }, 0, 0)).toBe(0);
});

test("the euros of partial refunds add up to the euros of the whole refund", () => {
  const refunds = fc.array(fc.array(fc.nat(5000), { minLength: 1, maxLength: 3 }), {
    maxLength: 9,
  });
  fc.assert(
    fc.property(refunds, fc.double({ min: 0.2, max: 200, noNaN: true }), (all, rate) => {
      let before = 0;
      let euros = 0;
      for (const parts of all) {
        const given = euroParts(parts, before, rate);
        expect(given.every((cents) => cents >= 0)).toBe(true);
        euros += sum(given);
        before += sum(parts);
      }
      expect(euros).toBe(multiplyCents(before, 1, rate));
    }),
  );
});

describe("a line that is partly refunded", () => {
  const earlier = [
    {
      shippingCents: 610,
      lines: [{ position: 2, quantity: 1, amountCents: 3420, sentQuantity: 1 }],
    },
  ];
  const parts = refundableParts({ lines: LINES, total, earlier });
  const may = (changes: object) =>
    isRefundable({ lines: [], shippingCents: 0, otherCents: 0, ...changes }, parts, total.final);
  const line = (quantity: number, amountCents: number) => ({
    lines: [{ position: 2, quantity, amountCents }],
  });

  test("can be refunded up to the rest and no further", () => {
    expect(may(line(1, 3420))).toBe(true);
    expect(may(line(2, 3420))).toBe(false);
    expect(may(line(1, 3421))).toBe(false);
    expect(may({ shippingCents: 3623 })).toBe(true);
    expect(may({ shippingCents: 3624 })).toBe(false);
  });

  test("has only its unrefunded amount left for the next piece", () => {
    const [, , left] = parts.lines;
    expect(left && shareOfLine(left, 1)).toBe(3420);
    expect(left && shareOfLine({ ...left, refundedCents: 6840 }, 1)).toBe(0);
  });
});
