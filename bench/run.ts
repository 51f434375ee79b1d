/**
 * `npm run bench`: measures the built shop. Each kind of run keeps its figures in bench/results and docs/benchmarks.md.
 * `npm run bench -- --catalogue [FILE] [--products=N]`: measures the search engine alone.
 * `npm run bench -- --search-nodes [FILE] [--products=N]`: measures an index of five languages, and how soon a new node has it.
 * `npm run bench -- --flow`: measures whole purchases, beside readers of pages too (`RENDER_WORKERS`).
 * `npm run bench -- --office`: measures staff's lists over a million orders and a million products.
 * `npm run bench -- --peers`: measures purchases beside those of Vendure, which it installs into `.cache`.
 * `npm run bench -- --calculations`: measures prices of parcels.
 * `npm run bench -- --logins`: measures pages while others log in.
 * `npm run bench -- --jobs`: measures how soon queued mail leaves.
 * `npm run bench -- --growth [--events=N] [--carts=N]`: measures how old rows are swept.
 * `npm run bench -- --index`: measures how soon imported goods are found.
 * `npm run bench -- --uncached`: measures listings that are in no cache (`RENDER_WORKERS`, 2).
 * `npm run bench -- --cache`: measures whether pages come from the cache while goods are sold.
 * `npm run bench -- --memory`: measures what the shop holds in mixed use; with `--large`, among the 20,000 products of `--index`.
 * `npm run bench -- --odd-requests`: measures listings with addresses of 8 kB, and refused logins.
 * `npm run bench -- --metrics`: measures what counting adds to a cached page.
 */
import { utcDay } from "#core/dates.ts";
import { runCommand } from "../scripts/run-command.ts";
import { runCache } from "./cache.ts";
import { runCalculations } from "./calculations.ts";
import { readArguments, runCatalogue } from "./catalogue/run-catalogue.ts";
import { describeMachine, saveResults } from "./document.ts";
import { runFlow } from "./flow/run-flow.ts";
import { runGrowth } from "./growth.ts";
import { runIndex } from "./import-to-search.ts";
import { runJobs } from "./jobs.ts";
import { loadOnce, medianLoad } from "./load.ts";
import { runLogins } from "./logins.ts";
import { runMemory } from "./memory.ts";
import { runMetrics } from "./metrics.ts";
import { runOddRequests } from "./odd-requests.ts";
import { runOffice } from "./office/run-office.ts";
import { weighHome, weighPage } from "./page-weight.ts";
import { runPeers } from "./peers/run-peers.ts";
import { residentMegabytes } from "./process-usage.ts";
import type { RenderReport } from "./render-cost.ts";
import { printedReport } from "./report.ts";
import { judge, type PageResult, type Results } from "./results.ts";
import { runSearchNodes } from "./search-nodes/run-search-nodes.ts";
import { type ServerProcess, startShop } from "./server-process.ts";
import { PACES, PAGES, PORTS } from "./settings.ts";
import { runUncached } from "./uncached.ts";

const isQuick = process.argv.includes("--quick");
const pace = PACES[isQuick ? "quick" : "full"];

type Shops = { cached: ServerProcess; rendered: ServerProcess };

async function measureRenders(): Promise<RenderReport> {
  console.log("Rendering beside React's bare render …");
  const { code, output } = await runCommand(
    ["node", "bench/render-cost.ts", ...(isQuick ? ["--quick"] : [])],
    { env: { NODE_ENV: "production" }, quiet: true },
  );
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}

async function measureLoad(shops: Shops, path: string) {
  const loads = { cached: [], rendered: [] } as Record<
    keyof Shops,
    Awaited<ReturnType<typeof loadOnce>>[]
  >;
  // The first round is a warm-up and is not counted.
  for (let round = 0; round <= pace.rounds; round += 1) {
    for (const way of ["cached", "rendered"] as const) {
      const load = await loadOnce(shops[way], path, pace);
      if (round > 0) loads[way].push(load);
    }
  }
  return { cached: medianLoad(loads.cached), rendered: medianLoad(loads.rendered) };
}

async function measureShops(renders: RenderReport) {
  console.log("Starting the shop a first and a second time …");
  await (await startShop(PORTS.cached)).stop();
  const cached = await startShop(PORTS.cached);
  const idle = residentMegabytes(cached.pid);
  const rendered = await startShop(PORTS.rendered, { PAGE_CACHE: "false" });
  const shops = { cached, rendered };
  try {
    const pages: PageResult[] = [];
    for (const [at, page] of PAGES.entries()) {
      console.log(`Load on ${page.name} …`);
      const cost = renders.costs[at];
      if (!cost) throw new Error(`No render cost of ${page.name}`);
      const loads = await measureLoad(shops, page.path);
      const weight = await weighPage(cached.origin, page.path);
      pages.push({ ...page, ...loads, bare: cost.bare, whole: cost.whole, weight });
    }
    return {
      pages,
      home: await weighHome(cached.origin, PAGES[0].path),
      memory: {
        idle,
        afterCached: residentMegabytes(cached.pid),
        afterRendered: residentMegabytes(rendered.pid),
      },
      startMs: cached.startMs,
    };
  } finally {
    await Promise.all([cached.stop(), rendered.stop()]);
  }
}

async function benchShop(): Promise<number> {
  const renders = await measureRenders();
  const results: Results = {
    date: utcDay(new Date()),
    machine: describeMachine(),
    node: process.versions.node,
    command: "npm run bench",
    kept: renders.kept,
    ...(await measureShops(renders)),
  };
  console.log(printedReport(results));
  if (isQuick) {
    console.log("\nA quick run: nothing was written.");
  } else {
    saveResults("latest", results);
  }
  return judge(results).every(({ isMet }) => isMet) ? 0 : 1;
}

function bench(): Promise<number> {
  if (process.argv.includes("--catalogue")) return runCatalogue(readArguments(process.argv));
  if (process.argv.includes("--search-nodes")) return runSearchNodes(process.argv);
  if (process.argv.includes("--flow")) return runFlow();
  if (process.argv.includes("--peers")) return runPeers();
  if (process.argv.includes("--calculations")) return runCalculations();
  if (process.argv.includes("--cache")) return runCache();
  if (process.argv.includes("--office")) return runOffice();
  if (process.argv.includes("--jobs")) return runJobs();
  if (process.argv.includes("--growth")) return runGrowth();
  if (process.argv.includes("--index")) return runIndex();
  if (process.argv.includes("--odd-requests")) return runOddRequests();
  if (process.argv.includes("--uncached")) return runUncached();
  if (process.argv.includes("--metrics")) return runMetrics();
  if (process.argv.includes("--memory")) return runMemory(process.argv.includes("--large"));
  return process.argv.includes("--logins") ? runLogins() : benchShop();
}

process.exitCode = await bench();
