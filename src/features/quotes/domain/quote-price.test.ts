import fc from "fast-check";
import { expect, test } from "vitest";
import { calculate } from "#features/shipping/domain/calculate.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { testWarehouses } from "#features/shipping/shop/fixtures/warehouses.ts";
import { explainQuote } from "./explain-quote.ts";
import { totalBy } from "./fixtures/total-by.ts";
import { BLANK_LINE, type OrderLine } from "./order-line.ts";
import { proposePrice } from "./propose-price.ts";
import { goodsCentsOf, inEuros } from "./quote-price.ts";

const [warehouse] = testWarehouses;
if (!warehouse) throw new Error("There is no warehouse to try");
const terms = { origin: warehouse, to: "LT", day: "2026-11-15", rate: 1.1 };
const line = (changes: Partial<OrderLine> = {}): OrderLine => ({
  ...BLANK_LINE,
  url: "https://shop.example/a",
  name: "A thing",
  price: 50,
  ...changes,
});

test("dollars are converted to euros at the site's rate and rounded half up", () => {
  expect(inEuros({ price: 110, currency: "USD" }, 1.1)).toBe(10_000);
  expect(inEuros({ price: 110, currency: "EUR" }, 1.1)).toBe(11_000);
  expect(inEuros({ price: null, currency: "EUR" }, 1.1)).toBeUndefined();
});

test.each<[string, OrderLine[], boolean]>([
  ["all prices known", [line()], true],
  ["a price nobody told", [line(), line({ price: null })], false],
  ["a laptop for a cent", [line({ name: "Laptop", price: 0.01, kind: "phones_computers" })], false],
  ["a laptop that is called a book", [line({ name: "Laptop", price: 5, kind: "books" })], false],
  ["anything for a cent", [line({ price: 0.01 })], false],
  ["something to be looked at", [line({ name: "Power bank" })], false],
  ["too dear to promise unseen", [line({ price: 2999, quantity: 2 })], false],
])("a quote with %s is ordinary: %s", (_what, lines, isOrdinary) => {
  expect(proposePrice(lines, terms).isOrdinary).toBe(isOrdinary);
});

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 1, max: 50_000 }).map((cents) => cents / 100),
    currency: fc.constantFrom("EUR" as const, "USD" as const),
    kind: fc.constantFrom(...GOODS_KINDS),
  }),
  { minLength: 1, maxLength: 8 },
);

test("the calculator and the quote compute the same price for the same parcel", () => {
  fc.assert(
    fc.property(lines, (own) => {
      const all = own.map(line);
      const { price } = proposePrice(all, terms);
      const journey = {
        from: warehouse.countryIso,
        to: "LT",
        day: terms.day,
        parcel: price.parcel,
        lines: all.map(({ kind, quantity }, at) => ({
          kind,
          valueCents: (price.unitCents[at] ?? 0) * quantity,
        })),
      };
      for (const { shipping, customs } of calculate(warehouse.rates, journey)) {
        const method = price.methods[shipping.method];
        expect((method?.feeCents ?? 0) + (method?.discountCents ?? 0)).toBe(shipping.cents);
        expect(method).toMatchObject({
          dutyCents: customs.dutyCents,
          vatCents: customs.vatCents,
          chargeableGrams: shipping.chargeableGrams,
        });
      }
    }),
  );
});

test("the parts of a quote add up to its total in any currency", () => {
  const rates = fc.integer({ min: 100_000, max: 5_000_000 }).map((rate) => rate / 1_000_000);
  fc.assert(
    fc.property(lines, rates, fc.nat(1000), (own, rate, deliveryCents) => {
      const all = own.map(line);
      const { price } = proposePrice(all, terms);
      const explained = explainQuote(price, all, { method: "air", deliveryCents, rate });
      const sum = explained?.parts.reduce((total, { cents }) => total + cents, 0);
      expect(sum).toBe(explained?.totalCents);
      const inEuro = explainQuote(price, all, { method: "air", deliveryCents, rate: 1 });
      expect(inEuro?.totalCents).toBe((totalBy(price, all, "air") ?? 0) + deliveryCents);
      expect(inEuro?.parts[0]?.cents).toBe(goodsCentsOf(price, all));
    }),
  );
});

test("goods cost price times quantity, and a plan reduces the service fee", () => {
  expect(goodsCentsOf({ unitCents: [1000, 250] }, [{ quantity: 3 }, { quantity: 2 }])).toBe(3500);
  expect(goodsCentsOf({ unitCents: [] }, [{ quantity: 3 }])).toBe(0);
  const service = (servicePercent?: number) =>
    proposePrice([line()], {
      ...terms,
      ...(servicePercent === undefined ? {} : { plan: { servicePercent } as never }),
    }).price.serviceCents;
  expect([service(), service(0), service(50), service(100)]).toEqual([600, 600, 300, 0]);
});

test("a quote packs all pieces of all lines into one parcel", () => {
  const { parcel } = proposePrice(
    [line({ kind: "books", quantity: 3 }), line({ kind: "shoes" })],
    terms,
  ).price;
  expect(parcel).toEqual({
    grams: 3 * 700 + 1200,
    lengthCm: 3 * 24 * 17 * 4 + 33 * 21 * 12,
    widthCm: 1,
    heightCm: 1,
  });
});

test("a quote above three thousand euros is not ordinary", () => {
  const dear = (price: number) => proposePrice([line({ price })], terms).isOrdinary;
  expect([dear(3000), dear(3000.01)]).toEqual([true, false]);
});

test("a quote without a shipping method is not ordinary and has no total", () => {
  const nowhere = { ...terms, origin: { ...warehouse, rates: [] } };
  const { price, isOrdinary } = proposePrice([line()], nowhere);
  expect(isOrdinary).toBe(false);
  expect(price.methods).toEqual({ air: null, sea: null });
  expect(totalBy(price, [{ quantity: 1 }], "air")).toBeUndefined();
  expect(explainQuote(price, [{ quantity: 1 }], { method: "air", rate: 1 })).toBeUndefined();
});

test("a quote with one available shipping method is ordinary", () => {
  const rates = warehouse.rates.filter(({ method }) => method === "air");
  const proposed = proposePrice([line()], { ...terms, origin: { ...warehouse, rates } });
  expect(proposed.isOrdinary).toBe(true);
  expect(proposed.price.methods.air?.days.min).toBeGreaterThan(0);
  expect(proposed.price.methods.sea).toBeNull();
});
