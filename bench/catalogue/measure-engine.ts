import { statSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import {
  createMemorySearch,
  type MemorySearch,
} from "#adapters/search/memory/create-memory-search.ts";
import { residentMegabytes } from "../process-usage.ts";
import type { BenchCatalogue } from "./bench-catalogue.ts";
import { benchProduct, toDocument } from "./bench-product.ts";
import { measureEngineTime } from "./measure-engine-time.ts";
import { KINDS, type Kind, questionOf } from "./query-kinds.ts";
import { LANGUAGE, ROUNDS, SITE } from "./settings.ts";
import { type Timing, timeRounds } from "./timings.ts";
import { toQuery } from "./to-query.ts";

export type EngineResults = {
  /** Whole responses as the main thread sees them, including messages and waiting for a core. */
  kinds: Record<Kind, Timing>;
  /** Only the worker's part. */
  engineTime: Record<Kind, Timing>;
  buildSeconds: number;
  snapshotSeconds: number;
  startSeconds: number;
  indexMegabytes: number;
  residentMegabytes: number;
  update: Timing;
  /** Event loop delay of the main thread, p99: idle, while the catalogue is built, and under heavy queries. */
  delayMs: { idle: number; building: number; heavyQueries: number };
};

function* documents({ rows, products, ids }: BenchCatalogue) {
  for (let id = 1; id <= products; id += 1) yield toDocument(benchProduct(rows, id), ids);
}

export async function measureEngine(
  catalogue: BenchCatalogue,
  snapshotFile: string,
): Promise<EngineResults> {
  const before = residentMegabytes(process.pid);
  const built = await createMemorySearch({ snapshotFile, onProblem: console.error });
  const [building, buildSeconds] = await delayDuring(() => built.swap(documents(catalogue)));
  const [, snapshotSeconds] = await seconds(() => built.saveSnapshot(1));
  await built.close();
  const [idle] = await delayDuring(() => pause(2000));
  const [engine, startSeconds] = await seconds(async () => {
    const opened = await createMemorySearch({ snapshotFile, onProblem: console.error });
    await opened.search(toQuery(questionOf("category", catalogue.rows, 1), catalogue.ids));
    return opened;
  });
  const kinds = await measureKinds(engine, catalogue);
  const [heavyQueries] = await delayDuring(() => runHeavyQueries(engine));
  const update = await measureUpdates(engine, catalogue);
  const resident = residentMegabytes(process.pid) - before;
  await engine.close();
  return {
    kinds,
    engineTime: await measureEngineTime(catalogue, snapshotFile),
    buildSeconds,
    snapshotSeconds,
    startSeconds,
    indexMegabytes: statSync(snapshotFile).size / 1e6,
    residentMegabytes: resident,
    update,
    delayMs: { idle, building, heavyQueries },
  };
}

async function measureKinds(engine: MemorySearch, { rows, ids, totals }: BenchCatalogue) {
  const kinds = {} as Record<Kind, Timing>;
  for (const kind of KINDS) {
    kinds[kind] = await timeRounds(ROUNDS.engine, async (round) => {
      const question = questionOf(kind, rows, round);
      const { text = "", limit } = question;
      if (question.suggest) {
        await engine.suggest({ siteId: SITE, language: LANGUAGE, text, limit });
      } else {
        const { total } = await engine.search(toQuery(question, ids));
        if (kind === "nothing found" && total > 0) throw new Error(`found for ${text}: ${total}`);
        if (question.category) totals.set(`${kind} ${round}`, total);
      }
    });
  }
  return kinds;
}

/** Everything on the site, sorted, at a high offset, with all facets: four queries at a time. */
async function runHeavyQueries(engine: MemorySearch): Promise<void> {
  const heavy = toQuery({ sort: 1, offset: 500_000, limit: 48 }, new Map());
  const until = performance.now() + 5000;
  const one = async () => {
    while (performance.now() < until) {
      await engine.search({ ...heavy, filters: { terms: { in_stock: ["true"] }, ranges: {} } });
    }
  };
  await Promise.all([one(), one(), one(), one()]);
}

/** Time from a product's change until a search shows it. */
function measureUpdates(engine: MemorySearch, { rows, ids }: BenchCatalogue): Promise<Timing> {
  return timeRounds(60, async (round) => {
    const document = toDocument(benchProduct(rows, 1 + round * 17), ids);
    const sites = [{ siteId: SITE, priceCents: 1, paidFraction: 10_000 }];
    await engine.upsert([{ ...document, manufacturer: `changed ${round}`, sites }]);
    const query = toQuery({ sort: 1, offset: 0, limit: 1, brands: [`changed ${round}`] }, ids);
    const { ids: found } = await engine.search(query);
    if (found[0] !== document.id) throw new Error("an update is not visible");
  });
}

async function delayDuring(
  work: () => Promise<unknown>,
): Promise<[delay: number, seconds: number]> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [, took] = await seconds(work);
  await nextTurn();
  delay.disable();
  return [delay.percentile(99) / 1e6 - 5, took];
}

async function seconds<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const began = performance.now();
  const result = await work();
  return [result, (performance.now() - began) / 1000];
}
