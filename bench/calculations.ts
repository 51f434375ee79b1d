import os from "node:os";
import { utcDay } from "#core/dates.ts";
import { calculate } from "#features/shipping/domain/calculate.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { testWarehouses } from "#features/shipping/shop/fixtures/warehouses.ts";
import { type CalculationResults, calculationSection, MOST_MS } from "./calculation-report.ts";
import { saveResults } from "./document.ts";
import { percentile } from "./statistics.ts";

const COUNT = 10_000;

/** Parcels of many sizes and values, the same in every run. */
function parcelAt(at: number) {
  const side = (step: number) => 1 + ((at * step) % 120);
  const parcel = {
    grams: 100 + ((at * 7919) % 30_000),
    lengthCm: side(13),
    widthCm: side(29),
    heightCm: side(53),
  };
  const lines = Array.from({ length: 1 + (at % 8) }, (_, line) => ({
    kind: GOODS_KINDS[(at + line) % GOODS_KINDS.length] ?? "other",
    valueCents: 100 + ((at * 104_729 + line) % 90_000),
  }));
  return { parcel, lines };
}

/** `npm run bench -- --calculations`: measures what calculating a price costs, for air and sea with duty and VAT. */
export async function runCalculations(): Promise<number> {
  const times: number[] = [];
  let checksum = 0;
  for (let at = 0; at < COUNT; at += 1) {
    const warehouse = testWarehouses[at % testWarehouses.length];
    if (!warehouse) throw new Error("There is no warehouse to send from");
    const { parcel, lines } = parcelAt(at);
    const journey = { from: warehouse.countryIso, to: "LT", day: "2026-11-15", parcel, lines };
    const started = performance.now();
    const [cheapest] = calculate(warehouse.rates, journey);
    times.push(performance.now() - started);
    checksum += cheapest?.totalCents ?? 0;
  }
  if (checksum <= 0) throw new Error("Nothing was calculated");
  const results: CalculationResults = {
    date: utcDay(new Date()),
    cores: os.cpus().length,
    count: COUNT,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: Math.max(...times),
  };
  console.log(calculationSection(results));
  saveResults("calculations", results);
  return results.p99 < MOST_MS ? 0 : 1;
}
