import { statSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  createMemorySearch,
  type MemorySearch,
} from "#adapters/search/memory/create-memory-search.ts";
import type { SearchQuery } from "#ports/search.ts";
import { residentMegabytes } from "../process-usage.ts";
import { benchProduct, type CategoryIds, categoryId, toDocument } from "./bench-product.ts";
import { KINDS, type Kind, type Question, questionOf } from "./query-kinds.ts";
import { LANGUAGE, ROUNDS, SITE } from "./settings.ts";
import type { SourceRow } from "./source-rows.ts";
import { type Timing, timeRounds } from "./timings.ts";

export type EngineResults = {
  kinds: Record<Kind, Timing>;
  buildSeconds: number;
  snapshotSeconds: number;
  startSeconds: number;
  indexMegabytes: number;
  residentMegabytes: number;
  update: Timing;
  /** Of the main thread, p99: while the catalogue is built, and while heavy queries run. */
  delayMs: { building: number; heavyQueries: number };
};

export type BenchCatalogue = { rows: SourceRow[]; products: number; ids: CategoryIds };

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
    buildSeconds,
    snapshotSeconds,
    startSeconds,
    indexMegabytes: statSync(snapshotFile).size / 1e6,
    residentMegabytes: resident,
    update,
    delayMs: { building, heavyQueries },
  };
}

async function measureKinds(engine: MemorySearch, { rows, ids }: BenchCatalogue) {
  const kinds = {} as Record<Kind, Timing>;
  for (const kind of KINDS) {
    kinds[kind] = await timeRounds(ROUNDS.engine, (round) => {
      const question = questionOf(kind, rows, round);
      if (!question.suggest) return engine.search(toQuery(question, ids));
      const { text = "", limit } = question;
      return engine.suggest({ siteId: SITE, language: LANGUAGE, text, limit });
    });
  }
  return kinds;
}

export function toQuery(question: Question, ids: CategoryIds): SearchQuery {
  const { category, brands, price, text = "", sort, offset, limit } = question;
  return {
    siteId: SITE,
    language: LANGUAGE,
    text,
    filters: {
      terms: {
        ...(category ? { category_ids: [String(idOf(category, ids))] } : {}),
        ...(brands ? { manufacturer: brands } : {}),
      },
      ranges: price ? { current_price: price } : {},
    },
    sort: sort as SearchQuery["sort"],
    offset,
    limit,
    facets: "all",
  };
}

function idOf({ level, product }: NonNullable<Question["category"]>, ids: CategoryIds): number {
  const { masterCategory, subCategory, articleType } = product;
  if (level === "masterCategory") return categoryId(ids, masterCategory);
  if (level === "subCategory") return categoryId(ids, masterCategory, subCategory);
  return categoryId(ids, masterCategory, subCategory, articleType);
}

/** Everything the site has, sorted, deep inside, with every facet: four at a time. */
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

/** From the change of a product until a search shows it. */
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
