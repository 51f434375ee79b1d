import { expect, test } from "vitest";
import type { QuoteDetails } from "../../contract.ts";
import { cheapestMethod, quoteMethods } from "../../domain/quote-methods.ts";
import type { QuotePrice } from "../../domain/quote-price.ts";
import {
  isWaitingForOwner,
  QUOTE_STATUSES,
  QUOTE_TRANSITIONS,
  quoteNumber,
} from "../../domain/quote-status.ts";
import { chosenSums } from "./chosen-sums.ts";

const parcel = { grams: 1000, lengthCm: 10, widthCm: 10, heightCm: 10 };
const price: QuotePrice = {
  warehouse: "US",
  parcel,
  unitCents: [1000, 250],
  serviceCents: 600,
  methods: {
    air: {
      feeCents: 1800,
      discountCents: 200,
      discountBy: "plan",
      days: { min: 5, max: 9 },
      chargeableGrams: 1500,
      dutyCents: 100,
      vatCents: 210,
    },
    sea: null,
  },
};
const lines = [{ quantity: 2 }, { quantity: 1 }];

test("each shipping method has a total with all its parts", () => {
  expect(quoteMethods(price, lines, { rate: 1, deliveryCents: 199 })).toEqual({
    air: {
      price: 18,
      discount: 2,
      discount_by: "plan",
      chargeable_weight: 1.5,
      days: { min: 5, max: 9 },
      duty: 1,
      vat: 2.1,
      parts: [
        { part: "goods", amount: 22.5 },
        { part: "service", amount: 6 },
        { part: "import", amount: 3.1 },
        { part: "shipping", amount: 20 },
        { part: "shipping_discount", amount: -2 },
      ],
      total: 49.6,
      from: 51.59,
    },
    sea: null,
  });
  expect(quoteMethods(null, lines, { rate: 1, deliveryCents: 199 })).toEqual({
    air: null,
    sea: null,
  });
});

test("in another currency the import part is the sum of duty and VAT", () => {
  const { air } = quoteMethods(price, lines, { rate: 1.095, deliveryCents: 0 });
  const both = air?.parts.find(({ part }) => part === "import")?.amount;
  expect(both).toBe(3.39);
  expect([air?.duty, air?.vat]).toEqual([1.1, 2.29]);
});

test("an old price without a discount source has no discount source", () => {
  const { air } = price.methods;
  if (!air) throw new Error("a price");
  const { discountBy: _why, ...before } = air;
  const methods = { air: before, sea: null };
  expect(
    quoteMethods({ ...price, methods }, lines, { rate: 1, deliveryCents: 0 }).air?.discount_by,
  ).toBeNull();
});

const method = (total: number) => ({ total, parts: [{ part: "goods" as const, amount: total }] });
const methods = (air: number | null, sea: number | null) =>
  ({
    air: air === null ? null : method(air),
    sea: sea === null ? null : method(sea),
  }) as never as QuoteDetails["methods"];

test.each([
  [10, 9, "sea"],
  [9, 10, "air"],
  [9, 9, "air"],
  [null, 9, "sea"],
  [9, null, "air"],
])("with air for %s and sea for %s, %s costs least", (air, sea, cheapest) => {
  expect(cheapestMethod(methods(air, sea))).toBe(cheapest);
});

const courier = (type: number, has_pickup_points: boolean, fee: number) => ({
  local_delivery_type: type,
  has_pickup_points,
  delivery_fee: fee,
  totals: { air: 10 + fee, sea: null },
});
const quote = {
  total: 10,
  methods: methods(10, 8),
  local_delivery_couriers: [
    courier(1, true, 3),
    courier(2, true, 2),
    courier(3, false, 5),
  ] as never,
};

test("without a choice the cheapest method and courier give the least total", () => {
  expect(chosenSums(quote)).toEqual({
    parts: [
      { part: "goods", amount: 8 },
      { part: "delivery", amount: 2 },
    ],
    amount: 10,
    isFrom: true,
  });
  const withoutCouriers = chosenSums({ ...quote, total: null });
  expect(withoutCouriers).toMatchObject({ parts: [{ part: "goods" }], amount: 8 });
});

test.each([
  ["pickup", "1", 13, 3, false],
  ["pickup", "", 12, 2, true],
  ["door", "3", 15, 5, false],
  ["door", "", 15, 5, true],
] as const)("delivery to a %s by courier %j costs %d", (way, delivery, amount, fee, isFrom) => {
  expect(chosenSums(quote, { shipping: "air", way, delivery })).toEqual({
    parts: [
      { part: "goods", amount: 10 },
      { part: "delivery", amount: fee },
    ],
    amount,
    isFrom,
  });
});

test("without a courier the method alone gives the sum, and a missing method gives none", () => {
  const none = { ...quote, local_delivery_couriers: [] };
  const choice = { way: "door" as const, delivery: "" };
  expect(chosenSums(none, { shipping: "air", ...choice })).toEqual({
    parts: [{ part: "goods", amount: 10 }],
    amount: 10,
    isFrom: true,
  });
  expect(chosenSums(quote, { shipping: "sea", ...choice })?.amount).toBe(8);
  expect(
    chosenSums({ ...quote, methods: methods(null, 8) }, { shipping: "air", ...choice }),
  ).toBeUndefined();
});

test("quotes have the transitions of product notes §4", () => {
  expect(QUOTE_TRANSITIONS).toEqual({
    submitted: ["needs_info", "priced", "declined"],
    needs_info: ["submitted", "priced", "declined"],
    priced: ["priced", "awaiting_payment", "expired", "declined"],
    awaiting_payment: [],
    expired: ["submitted"],
    declined: [],
  });
  expect(QUOTE_STATUSES.filter(isWaitingForOwner)).toEqual(["needs_info", "priced"]);
  expect(quoteNumber(7)).toBe("QU7");
});

test("the sea method has its own shipping price", () => {
  const air = price.methods.air;
  const sea = air && { ...air, feeCents: 700 };
  const { sea: shown } = quoteMethods({ ...price, methods: { air, sea } }, lines, {
    rate: 1,
    deliveryCents: 0,
  });
  expect(shown?.price).toBe(7);
  expect(shown?.parts.find(({ part }) => part === "shipping")?.amount).toBe(9);
});
