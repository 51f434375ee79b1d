import { expect, test } from "vitest";
import { evenRate } from "#features/shipping/domain/fixtures/rates.ts";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { record, taxonomy } from "../domain/product/fixtures/product-record.ts";
import type { ProductRecord } from "../domain/product/product-record.ts";
import { listCardsByIds } from "./cards.ts";
import { listListedCards } from "./listed-cards.ts";

const RATES = [{ code: "US", rates: [evenRate("air", 500)] }];
const site = { ...buildTestSite(), categorySet: 1 };
const COURIERS: never[] = [];
const plain: ProductRecord = { ...record, dealEndsAt: null };

type ListedCardsInput = { records?: ProductRecord[]; now?: string; language?: string };

function list({
  records = [plain],
  now = "2026-11-16T12:00:00Z",
  language = "en",
}: ListedCardsInput = {}) {
  return {
    rates: RATES,
    taxonomy,
    deps() {
      return {
        records: { get: async () => records },
        taxonomy: { get: async () => this.taxonomy },
        listRates: async () => this.rates,
        listCouriers: async () => COURIERS,
        now: () => new Date(now),
      } as never;
    },
    ask(input: { colours?: string[] } = {}) {
      return listListedCards(this.deps(), { site, language }, { ids: [5], ...input });
    },
    askByIds() {
      return listCardsByIds(this.deps(), { site, language }, [5]);
    },
  };
}

test("the same record and context give the same cached card", async () => {
  const [first] = await list().ask();
  const [second] = await list().ask();
  expect(first?.name).toBe("Jacket");
  expect(second).toBe(first);
});

test("cards outside a listing share no objects", async () => {
  const [[first], [second]] = await Promise.all([list().askByIds(), list().askByIds()]);
  expect(second).toEqual(first);
  expect(second?.price).not.toBe(first?.price);
  expect(second?.pictures[0]).toBeDefined();
  expect(second?.pictures[0]).not.toBe(first?.pictures[0]);
});

test("another record, language, rate or filter gives another card", async () => {
  const [first] = await list().ask();
  const sold = { ...plain, variants: plain.variants.map((one) => ({ ...one, stock: 0 })) };
  const [soldOut] = await list({ records: [sold] }).ask();
  expect(soldOut?.isInStock).toBe(false);
  const [lithuanian] = await list({ language: "lt" }).ask();
  expect(lithuanian?.name).toBe("Striukė");
  const dearer = Object.assign(list(), { rates: [{ code: "US", rates: [evenRate("air", 900)] }] });
  const [afterRates] = await dearer.ask();
  expect(afterRates?.deliveredPrices).not.toEqual(first?.deliveredPrices);
  const [blue] = await list().ask({ colours: ["blue"] });
  expect(blue?.picture?.colour).toBe("dark blue");
  const [again] = await list().ask();
  expect(again).toBe(first);
});

test("a cached card's deal ends although its record is unchanged", async () => {
  const [before] = await list({ records: [record] }).ask();
  const [after] = await list({ records: [record], now: "2026-11-18T00:00:00Z" }).ask();
  expect([before?.dealEndsAt, after?.dealEndsAt]).toEqual([record.dealEndsAt, null]);
});
