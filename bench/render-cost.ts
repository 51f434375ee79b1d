/** Runs as a separate process: prints, as JSON, what a page costs compared to React's bare render. */
import { brotliDecompressSync } from "node:zlib";
import { editDocument } from "#server/pages/document-bytes.ts";
import { DEFER_SCRIPTS } from "#server/pages/script-priority.ts";
import { measureCachedPages } from "./cached-pages.ts";
import { captureReact } from "./capture-react.ts";
import { type Cost, costOf } from "./process-usage.ts";
import { type Nonce, renderReactOnly, renewTree } from "./react-tree.ts";
import { PACES, PAGES } from "./settings.ts";
import { openShopInMemory } from "./shop-in-memory.ts";
import { median } from "./statistics.ts";

type RenderCost = { name: string; bare: Cost; whole: Cost };
export type RenderReport = { costs: RenderCost[]; kept: { pages: number; bytes: number } };

const pace = PACES[process.argv.includes("--quick") ? "quick" : "full"];
const lastRender = captureReact();
const shop = await openShopInMemory({ PAGE_CACHE: "false" });

const medianCost = (costs: readonly Cost[]): Cost => ({
  wallMs: median(costs.map(({ wallMs }) => wallMs)),
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
});

/** Alternates both, so that other work on the machine affects them equally. */
async function alternate(bare: () => Promise<unknown>, whole: () => Promise<unknown>) {
  const costs: { bare: Cost[]; whole: Cost[] } = { bare: [], whole: [] };
  for (let pair = -pace.warmUp; pair < pace.renders; pair += 1) {
    const both = { bare: await costOf(bare), whole: await costOf(whole) };
    if (pair < 0) continue;
    costs.bare.push(both.bare);
    costs.whole.push(both.whole);
  }
  return { bare: medianCost(costs.bare), whole: medianCost(costs.whole) };
}

/** What the shop does with a document after React and before the response. */
function asServed(html: NonSharedBuffer, nonce: Nonce): string {
  const edits = [...DEFER_SCRIPTS, { from: ` nonce="${nonce}"`, to: "" }];
  return editDocument(html, edits).toString();
}

async function compare({ name, path }: (typeof PAGES)[number]): Promise<RenderCost> {
  const whole = async () => (await shop.ask(path)).arrayBuffer();
  const served = brotliDecompressSync(await whole());
  const captured = lastRender();
  if (!captured) throw new Error("The shop did not render with React");
  const { tree, options } = captured;
  const bare = () => renderReactOnly(renewTree(tree), options.nonce);
  if (asServed(await bare(), options.nonce) !== served.toString()) {
    throw new Error(`The bare render of ${path} differs`);
  }
  return { name, ...(await alternate(bare, whole)) };
}

const costs: RenderCost[] = [];
for (const page of PAGES) costs.push(await compare(page));
await shop.close();
const report: RenderReport = { costs, kept: await measureCachedPages() };
process.stdout.write(JSON.stringify(report));
