import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runCommand } from "../scripts/run-command.ts";
import { startShop } from "./server-process.ts";
import { LARGE_DATA_DIR as DATA_DIR, PORTS } from "./settings.ts";
import { percentile } from "./statistics.ts";
import { writeGoods } from "./write-goods.ts";

const PRODUCTS = 20_000;
const MOST_SECONDS = 15;
const CATEGORIES = [1932, 2429];

/** `npm run bench -- --index`: how long after an import all of its goods are found. */
export async function runIndex(): Promise<number> {
  const file = path.join(tmpdir(), `bench-goods-${process.pid}.jsonl`);
  await writeGoods(file, { count: PRODUCTS, categoryIds: CATEGORIES, run: Date.now() });
  const shop = await startShop(PORTS.cached, { DATA_DIR });
  try {
    let log = "";
    shop.onLog((text) => {
      log += text;
    });
    const report = `${file}.report`;
    const command = [
      "node",
      "scripts/import/run.ts",
      file,
      "--source",
      "bench",
      "--report",
      report,
    ];
    const { code, output } = await runCommand(command, { env: { DATA_DIR }, quiet: true });
    if (code !== 0) throw new Error(output);
    const imported = performance.now();
    const latencies: number[] = [];
    while (!log.includes('"step":"whole"')) {
      const asked = performance.now();
      await (await fetch(`${shop.origin}/status`)).text();
      latencies.push(performance.now() - asked);
      if (asked - imported > 20 * MOST_SECONDS * 1000) throw new Error("The index is not whole");
      await wait(20);
    }
    const seconds = (performance.now() - imported) / 1000;
    console.log(
      `index: ${PRODUCTS} imported products are found after ${seconds.toFixed(1)} s (aim: ${MOST_SECONDS} s); ` +
        `meanwhile an answer took ${percentile(latencies, 0.99).toFixed(0)} ms (p99)`,
    );
    return seconds <= MOST_SECONDS ? 0 : 1;
  } finally {
    await shop.stop();
    rmSync(file, { force: true });
  }
}
