import type { Buyers } from "./buyers.ts";
import type { Cluster } from "./cluster.ts";
import type { Fault } from "./faults/fault.ts";
import { pagesEqualAfter } from "./pages.ts";
import { until } from "./processes.ts";
import { CHECKOUTS_PER_FAULT, PAGES_EQUAL_MS } from "./settings.ts";
import type { Traffic, TrafficFigures } from "./traffic.ts";

export type FaultResult = TrafficFigures & {
  title: string;
  note: string;
  checkouts: number;
  lastedMs: number;
  /** From the end of the fault until every node is ready. */
  healthyAfterMs: number;
  pagesEqualMs: number;
  problems: string[];
  /** Whether everything added up in the end of its run. */
  addedUp?: boolean;
};

const LONGEST_MS = 300_000;

/** One fault among buyers: what it did to them, and how long until all is well again. */
export async function runFault(
  fault: Fault,
  { cluster, buyers, traffic }: { cluster: Cluster; buyers: Buyers; traffic: Traffic },
): Promise<FaultResult> {
  const before = buyers.purchases.length;
  const count = () => buyers.purchases.length - before;
  const bought = (atLeast: number) =>
    until(`${atLeast} bought`, () => count() >= atLeast, { withinMs: LONGEST_MS });
  traffic.mark();
  await bought(CHECKOUTS_PER_FAULT / 4);
  const started = performance.now();
  let failure = "";
  // Whatever went wrong, the next faults are tried too.
  const note = await fault.run(cluster, buyers).catch((error: unknown) => {
    failure = error instanceof Error ? error.message : String(error);
    return `failed: ${failure}`;
  });
  const lastedMs = performance.now() - started;
  const ready = async () =>
    (await Promise.all(cluster.nodes.map((node) => node.isReady()))).every(Boolean);
  const healthyAfterMs = await until("every node is ready", ready, { withinMs: LONGEST_MS });
  const pagesEqualMs = await pagesEqualAfter(cluster);
  await bought(CHECKOUTS_PER_FAULT);
  const figures = traffic.mark();
  const problems = [
    failure,
    pagesEqualMs > PAGES_EQUAL_MS && `pages were equal only after ${Math.round(pagesEqualMs)} ms`,
    !fault.closesShop &&
      figures.pagesFailed > 0 &&
      `${figures.pagesFailed} cached pages were not answered`,
    !fault.mayRefuse &&
      figures.refused + figures.failed > 0 &&
      `${figures.refused + figures.failed} requests were lost`,
  ].flatMap((problem) => problem || []);
  const times = { lastedMs, healthyAfterMs, pagesEqualMs };
  return { ...figures, ...times, title: fault.title, note, checkouts: count(), problems };
}
