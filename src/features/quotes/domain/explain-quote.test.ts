import { expect, test } from "vitest";
import { explainQuote } from "./explain-quote.ts";
import { isFirm } from "./propose-price.ts";
import type { QuotePrice } from "./quote-price.ts";

const way = {
  feeCents: 1800,
  discountCents: 200,
  days: { min: 5, max: 8 },
  chargeableGrams: 1000,
  dutyCents: 300,
  vatCents: 2100,
};
const price: QuotePrice = {
  warehouse: "us",
  parcel: { grams: 900, lengthCm: 20, widthCm: 20, heightCm: 10 },
  unitCents: [80_00, 5_00],
  serviceCents: 600,
  methods: { air: way, sea: null },
};
const lines = [{ quantity: 1 }, { quantity: 3 }];

test("a quote's parts add up to its total, in euros and in another currency", () => {
  const quote = explainQuote(price, lines, { method: "air", deliveryCents: 400, rate: 1 });
  expect(quote).toEqual({
    lineCents: [80_00, 15_00],
    parts: [
      { part: "goods", cents: 95_00 },
      { part: "service", cents: 600 },
      { part: "import", cents: 2400 },
      { part: "shipping", cents: 2000 },
      { part: "shipping_discount", cents: -200 },
      { part: "delivery", cents: 400 },
    ],
    totalCents: 95_00 + 600 + 2400 + 1800 + 400,
    priceCents: 95_00 + 600 + 2400 + 1800 + 400,
  });
  const dollars = explainQuote(price, lines, { method: "air", deliveryCents: 400, rate: 1.1 });
  expect(dollars?.priceCents).toBe(quote?.priceCents);
  expect(dollars?.totalCents).toBe(161_70);
});

test("a quote lists free goods, service and shipping, and omits other free parts", () => {
  const free = { ...way, feeCents: 0, discountCents: 0, dutyCents: 0, vatCents: 0 };
  const quote = explainQuote(
    { ...price, unitCents: [0, 0], serviceCents: 0, methods: { air: free, sea: null } },
    lines,
    { method: "air", rate: 1 },
  );
  expect(quote?.parts.map(({ part }) => part)).toEqual(["goods", "service", "shipping"]);
});

test("a shipping method that is not offered has no price", () => {
  expect(explainQuote(price, lines, { method: "sea", rate: 1 })).toBeUndefined();
});

const shoes = {
  url: "https://shop.example/trail-shoes",
  name: "Trail shoes",
  kind: "shoes",
  quantity: 1,
} as Parameters<typeof isFirm>[1][number];
const known = [60_00, 70_00, 80_00, 90_00, 120_00].map((cents) => ({
  shop: "shop.example",
  kind: "shoes" as const,
  cents,
}));

test.each([
  ["ordinary and as staff confirmed before", true, [80_00, 90_00], true],
  ["something is to be looked at", false, [80_00, 90_00], false],
  ["one line is cheaper than known", true, [80_00, 10_00], false],
  ["one line has no price", true, [80_00], false],
])("%s: the price is firm %s", (_what, isOrdinary, unitCents, firm) => {
  const proposal = { price: { ...price, unitCents }, isOrdinary };
  expect(isFirm(proposal, [shoes, shoes], known)).toBe(firm);
});
