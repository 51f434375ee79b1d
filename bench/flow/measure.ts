import { cpuMilliseconds, cpuWithChildren } from "../process-usage.ts";
import type { ServerProcess } from "../server-process.ts";
import { percentile } from "../statistics.ts";
import type { BenchDatabase } from "./bench-database.ts";

/** The cost of one purchase, including its follow-up jobs, such as its mail. */
export type Cost = { statements: number; commits: number; nodeMs: number; postgresMs: number };
export type Measured = { count: number; perSecond: number; p50: number; p99: number; cost: Cost };
export type Measure = ReturnType<typeof measureWith>;

/** How long, and how often at least: the p99 of a few hundred depends on the two or three slowest. */
export type Extent = { seconds: number; least?: number };

/** Each worker repeats its task until the time is over. */
export function measureWith(shop: ServerProcess, database: BenchDatabase) {
  const askStatements = statementCounter(shop);
  const usage = async (): Promise<Cost> => ({
    statements: await askStatements(),
    commits: await database.countCommits(),
    nodeMs: cpuMilliseconds(shop.pid) ?? Number.NaN,
    postgresMs: cpuWithChildren(database.postmaster) ?? Number.NaN,
  });
  return async (
    workers: readonly (() => Promise<number>)[],
    { seconds, least = 0 }: Extent,
  ): Promise<Measured> => {
    const before = await usage();
    const times: number[] = [];
    const started = performance.now();
    const until = started + seconds * 1000;
    await Promise.all(
      workers.map(async (work) => {
        while (performance.now() < until || times.length < least) times.push(await work());
      }),
    );
    const elapsed = performance.now() - started;
    const after = await usage();
    const each = (figure: keyof Cost) => (after[figure] - before[figure]) / times.length;
    return {
      count: times.length,
      perSecond: times.length / (elapsed / 1000),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      cost: {
        statements: each("statements"),
        commits: each("commits"),
        nodeMs: each("nodeMs"),
        postgresMs: each("postgresMs"),
      },
    };
  };
}

/** Sends the signal that count-statements.ts handles. */
function statementCounter(shop: ServerProcess): () => Promise<number> {
  let tell = (_count: number): void => {};
  shop.onLog((text) => {
    const found = /^statements: (\d+)\.$/m.exec(text);
    if (found) tell(Number(found[1]));
  });
  return () =>
    new Promise((resolve) => {
      tell = resolve;
      process.kill(shop.pid, "SIGUSR2");
    });
}
