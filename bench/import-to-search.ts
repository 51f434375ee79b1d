import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runCommand } from "../scripts/run-command.ts";
import { openBenchDatabase } from "./flow/bench-database.ts";
import { type ServerProcess, startShop } from "./server-process.ts";
import { LARGE_DATA_DIR as DATA_DIR, PORTS, LARGE_PRODUCTS as PRODUCTS } from "./settings.ts";
import { percentile } from "./statistics.ts";
import { writeGoods } from "./write-goods.ts";

const MOST_SECONDS = 15;
const CATEGORIES = [1932, 2429];
const TIMEOUT_MS = 10 * 60 * 1000;

/** `npm run bench -- --index`: measures how long after an import all its goods can be found. */
export async function runIndex(): Promise<number> {
  const run = Date.now();
  const file = path.join(tmpdir(), `bench-goods-${process.pid}.jsonl`);
  await writeGoods(file, { count: PRODUCTS, categoryIds: CATEGORIES, run });
  const shop = await startShop(PORTS.cached, { DATA_DIR });
  const database = await openBenchDatabase(DATA_DIR);
  try {
    const importing = importGoods(file);
    // The import is one transaction, so all its goods appear at once. The command itself ends a little later.
    await until(async () => (await database.countNamed(String(run))) === PRODUCTS, importing);
    const imported = performance.now();
    const latencies = await searchUntilFound(shop, String(run));
    const seconds = (performance.now() - imported) / 1000;
    await importing;
    console.log(
      `index: ${PRODUCTS} imported products are found after ${seconds.toFixed(1)} s (aim: ${MOST_SECONDS} s); ` +
        `meanwhile an answer took ${percentile(latencies, 0.99).toFixed(0)} ms (p99)`,
    );
    return seconds <= MOST_SECONDS ? 0 : 1;
  } finally {
    await database.close();
    await shop.stop();
    rmSync(file, { force: true });
  }
}

async function importGoods(file: string): Promise<void> {
  const script = ["node", "scripts/import/run.ts", file, "--source", "bench"];
  const command = [...script, "--report", `${file}.report`];
  const { code, output } = await runCommand(command, { env: { DATA_DIR }, quiet: true });
  if (code !== 0) throw new Error(output);
}

/** Polls; if the import fails, so does the wait. */
async function until(isThere: () => Promise<boolean>, importing: Promise<void>): Promise<void> {
  const started = performance.now();
  while (!(await isThere())) {
    if (performance.now() - started > TIMEOUT_MS) throw new Error("The import does not end");
    await Promise.race([wait(100), importing.then(() => wait(100))]);
  }
}

/** Searches for a word that only these goods have. Returns the response times in milliseconds. */
async function searchUntilFound({ origin }: ServerProcess, word: string): Promise<number[]> {
  const latencies: number[] = [];
  const started = performance.now();
  for (;;) {
    const asked = performance.now();
    const answer = await fetch(`${origin}/api/lupa/query/default-en-products`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ searchText: word, limit: 1, offset: 0 }),
    });
    const { total }: { total?: number } = await answer.json();
    latencies.push(performance.now() - asked);
    if (total === PRODUCTS) return latencies;
    if (asked - started > TIMEOUT_MS) throw new Error(`Only ${total} products are found`);
    await wait(50);
  }
}
