/** Run as a process of its own: prints, as JSON, what a page costs beside React's bare render. */
import { brotliDecompressSync } from "node:zlib";
import { letScriptsWait } from "#server/pages/script-priority.ts";
import { renderBare, renewTree } from "./bare-tree.ts";
import { captureReact } from "./capture-react.ts";
import { keptPages } from "./kept-pages.ts";
import { PACES, PAGES } from "./settings.ts";
import { openShopInMemory } from "./shop-in-memory.ts";
import { median } from "./statistics.ts";

export type Cost = { wallMs: number; cpuMs: number };
export type RenderCost = { name: string; bare: Cost; whole: Cost };
export type RenderReport = { costs: RenderCost[]; kept: { pages: number; bytes: number } };

const pace = PACES[process.argv.includes("--quick") ? "quick" : "full"];
const lastRender = captureReact();
const shop = await openShopInMemory({ PAGE_CACHE: "false" });

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let done = 0; done < pace.rendersPerRound; done += 1) await work();
  const wallMs = (performance.now() - started) / pace.rendersPerRound;
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs, cpuMs: (user + system) / 1000 / pace.rendersPerRound };
}

const medianCost = (costs: readonly Cost[]): Cost => ({
  wallMs: median(costs.map(({ wallMs }) => wallMs)),
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
});

async function compare({ name, path }: (typeof PAGES)[number]): Promise<RenderCost> {
  const whole = async () => (await shop.ask(path)).arrayBuffer();
  const served = brotliDecompressSync(await whole());
  const captured = lastRender();
  if (!captured) throw new Error("The shop did not render with React");
  const bare = () => renderBare(renewTree(captured.tree));
  if (!letScriptsWait(await bare()).equals(served))
    throw new Error(`The bare render of ${path} differs`);

  const ways = { bare, whole };
  const costs: Record<keyof typeof ways, Cost[]> = { bare: [], whole: [] };
  // The first round warms up and is left out.
  for (let round = 0; round <= pace.rounds; round += 1) {
    for (const way of ["bare", "whole"] as const) {
      const cost = await costOf(ways[way]);
      if (round > 0) costs[way].push(cost);
    }
  }
  return { name, bare: medianCost(costs.bare), whole: medianCost(costs.whole) };
}

const costs: RenderCost[] = [];
for (const page of PAGES) costs.push(await compare(page));
await shop.close();
const report: RenderReport = { costs, kept: await keptPages() };
process.stdout.write(JSON.stringify(report));
