import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertCents, toCents, toDecimal } from "#core/money.ts";
import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";
import { explainTotal, partOf, totalBeforeWallet } from "./explain-total.ts";
import { orderTotals, type PricedOrder, subtotalOf } from "./order-totals.ts";
import { promotionCents } from "./promotion.ts";

const { fixed, percentage } = FEE_TYPES;

const ORDER: PricedOrder = {
  lines: [
    { priceCents: 1999, quantity: 2 },
    { priceCents: 501, quantity: 1 },
  ],
  shippingFeeCents: 900,
  shippingDiscountCents: 100,
  deliveryCents: 299,
  balanceCents: 0,
};

describe("the subtotal as price × quantity", () => {
  test.each([
    [[], 0],
    [[{ priceCents: 1999, quantity: 3 }], 5997],
    [
      [
        { priceCents: 10, quantity: 3 },
        { priceCents: 20, quantity: 1 },
      ],
      50,
    ],
  ])("of %j is %d", (lines, cents) => expect(subtotalOf(lines)).toBe(cents));
});

describe("the amount of a promotion", () => {
  test.each([
    ["5 €", { amount: 500, type: fixed }, 4499, 500],
    ["more than the goods", { amount: 9900, type: fixed }, 4499, 4499],
    ["10 %, half a cent goes up", { amount: 1000, type: percentage }, 4495, 450],
    ["12.5 %", { amount: 1250, type: percentage }, 4499, 562],
    ["all of it", { amount: 10_000, type: percentage }, 4499, 4499],
    ["nothing in the basket", { amount: 500, type: fixed }, 0, 0],
  ])("is right for %s", (_what, promotion, goods, cents) => {
    expect(promotionCents(promotion, goods)).toBe(cents);
  });
});

const cases: [string, Partial<PricedOrder>, Partial<ReturnType<typeof orderTotals>>][] = [
  ["shipping price = fee + discount", {}, { shipping: 1000, shippingDiscount: 100 }],
  [
    "base = subtotal + shipping + delivery − shipping discount − promotion",
    { promotion: { amount: 1000, type: percentage } },
    { subtotal: 4499, promotion: 450, base: 4499 + 1000 + 299 - 100 - 450 },
  ],
  ["total before fee = base − balance", { balanceCents: 698 }, { beforeFee: 5000, final: 5000 }],
  [
    "no more of the balance than there is to pay",
    { balanceCents: 9999 },
    { balance: 5698, final: 0 },
  ],
  ["a fixed fee", { fee: { fee: 35, feeType: fixed } }, { fee: 35, final: 5733 }],
  [
    "a percentage of the total before the fee, half up",
    { balanceCents: 698, fee: { fee: 151, feeType: percentage } },
    { fee: 76, final: 5076 },
  ],
  [
    "analytics total = base + fee, whatever the balance",
    { balanceCents: 698, fee: { fee: 200, feeType: percentage } },
    { fee: 100, final: 5100, analytics: 5798 },
  ],
];
test.each(cases)("totals of an order: %s", (_what, order, totals) => {
  expect(orderTotals({ ...ORDER, ...order })).toMatchObject(totals);
});

test("the explained total leaves out missing parts and keeps free ones", () => {
  const { parts } = explainTotal({ ...ORDER, shippingDiscountCents: 0, deliveryCents: 0 });
  expect(parts).toEqual([
    { part: "subtotal", cents: 4499 },
    { part: "shipping", cents: 900 },
    { part: "delivery", cents: 0 },
  ]);
});

describe("totals in dollars", () => {
  const fee = { fee: 250, feeType: percentage };

  test("include a fee computed from the converted amount", () => {
    const { lineCents, parts, beforeFee, final } = explainTotal({ ...ORDER, fee }, 1.0834);
    expect(lineCents).toEqual([2166 * 2, 543]);
    expect(parts.map(({ cents }) => cents)).toEqual([4875, 975 + 108, -108, 324, 154]);
    expect(beforeFee).toBe(4875 + 975 + 324);
    expect(final).toBe(beforeFee + 154);
  });

  test.each<[string, PricedOrder["promotion"], number]>([
    ["a share is of what the goods are shown for", { amount: 1000, type: percentage }, 488],
    ["an amount is converted", { amount: 500, type: fixed }, 542],
    ["all of the goods are all of them", { amount: 10_000, type: percentage }, 4875],
    ["also where the amount is more", { amount: 9900, type: fixed }, 4875],
  ])("convert a promotion: %s", (_what, promotion, cents) => {
    const { parts } = explainTotal({ ...ORDER, promotion }, 1.0834);
    expect(partOf(parts, "promotion")).toBe(0 - cents);
  });

  test("are zero if the wallet pays for everything", () => {
    const { parts, final } = explainTotal({ ...ORDER, fee, balanceCents: 5698 }, 1.0834);
    expect(final).toBe(0);
    expect(partOf(parts, "balance")).toBe(0 - (4875 + 975 + 324));
    expect(totalBeforeWallet({ parts, final })).toBe(4875 + 975 + 324);
  });

  test("keep the amount charged by an older order, and their parts add up to it", () => {
    const { parts, final } = explainTotal({ ...ORDER, chargedCents: 6173 }, 1.0834);
    expect(final).toBe(6173);
    expect(parts.reduce((all, { cents }) => all + cents, 0)).toBe(6173);
  });
});

describe("totals of any order", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const discount = fc.oneof(
    fc.record({ amount: cents, type: fc.constant(fixed) }),
    fc.record({ amount: fc.integer({ min: 0, max: 10_000 }), type: fc.constant(percentage) }),
  );
  const orders: fc.Arbitrary<PricedOrder> = fc.record({
    lines: fc.array(fc.record({ priceCents: cents, quantity: fc.integer({ min: 1, max: 99 }) }), {
      maxLength: 50,
    }),
    shippingFeeCents: cents,
    shippingDiscountCents: cents,
    deliveryCents: cents,
    promotion: fc.option(discount, { nil: undefined }),
    balanceCents: fc.integer({ min: 0, max: 100_000_000 }),
    fee: fc.option(
      discount.map(({ amount, type }) => ({ fee: amount, feeType: type })),
      { nil: undefined },
    ),
  });
  const sum = (lines: readonly { cents: number }[]) =>
    lines.reduce((total, line) => total + line.cents, 0);

  test("are the sum of their lines, in euros and in any currency", () => {
    const rates = fc.integer({ min: 100_000, max: 5_000_000 }).map((rate) => rate / 1_000_000);
    fc.assert(
      fc.property(orders, rates, (order, rate) => {
        const totals = orderTotals(order);
        const inEuros = explainTotal(order);
        expect(sum(inEuros.parts)).toBe(totals.final);
        expect(inEuros).toMatchObject({ beforeFee: totals.beforeFee, fee: totals.fee });
        const { lineCents, parts, beforeFee, fee, final } = explainTotal(order, rate);
        expect(beforeFee).toBeGreaterThanOrEqual(0);
        expect(lineCents).toEqual(
          order.lines.map(({ priceCents, quantity }) => convertCents(priceCents, rate) * quantity),
        );
        if (totals.beforeFee === 0) expect(beforeFee).toBe(0);
        expect(final).toBe(beforeFee + fee);
        expect(sum(parts)).toBe(final);
        expect(lineCents.reduce((all, cents) => all + cents, 0)).toBe(parts[0]?.cents);
      }),
    );
  });

  test("are whole cents and never negative", () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const total of Object.values(orderTotals(order))) {
          expect(Number.isSafeInteger(total)).toBe(true);
          expect(total).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test("SPEC §4: have at most 4 decimals in JSON and are read back unchanged", () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const total of Object.values(orderTotals(order))) {
          const wire = JSON.parse(JSON.stringify(toDecimal(total)));
          expect(Number(wire.toFixed(4))).toBe(wire);
          expect(toCents(wire)).toBe(total);
        }
      }),
    );
  });
});
