import type { FaultResult, TrafficFigures } from "../bench/cluster-report.ts";
import { pagesEqualAfter } from "./checks/pages.ts";
import type { Cluster } from "./cluster.ts";
import type { Fault } from "./faults/fault.ts";
import { until } from "./processes.ts";
import { CHECKOUTS_PER_FAULT, PAGES_EQUAL_MS } from "./settings.ts";
import type { Buyers } from "./visitors/buyers.ts";
import type { Traffic } from "./visitors/traffic.ts";

const LONGEST_MS = 300_000;
const NEVER_EQUAL = { pagesEqualMs: LONGEST_MS, edgeEqualMs: LONGEST_MS };

/** Runs one fault while buyers buy: measures its effect on them, and how long the recovery takes. */
export async function runFault(
  fault: Fault,
  { cluster, buyers, traffic }: { cluster: Cluster; buyers: Buyers; traffic: Traffic },
): Promise<FaultResult> {
  const before = buyers.purchases.length;
  const count = () => buyers.purchases.length - before;
  const bought = (atLeast: number) =>
    until(`${atLeast} bought`, () => count() >= atLeast, { withinMs: LONGEST_MS });
  traffic.mark();
  buyers.setFault(fault.name);
  await bought(CHECKOUTS_PER_FAULT / 4);
  const failures: string[] = [];
  /** A failure must not stop the next faults. */
  const attempt = <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
    work().catch((error: unknown) => {
      failures.push(error instanceof Error ? error.message : String(error));
      return undefined;
    });
  const started = performance.now();
  const note = (await attempt(() => fault.run(cluster, buyers))) ?? `failed: ${failures[0]}`;
  const lastedMs = performance.now() - started;
  const ready = async () =>
    (await Promise.all(cluster.nodes.map((node) => node.isReady()))).every(Boolean);
  const healthyAfterMs =
    (await attempt(() => until("every node is ready", ready, { withinMs: LONGEST_MS }))) ??
    LONGEST_MS;
  const equal = (await attempt(() => pagesEqualAfter(cluster))) ?? NEVER_EQUAL;
  await attempt(() => bought(CHECKOUTS_PER_FAULT));
  const figures = traffic.mark();
  const times = { lastedMs, healthyAfterMs, ...equal };
  const problems = [...failures, ...problemsOf(fault, figures), ...lateOf(equal)];
  return { ...figures, ...times, title: fault.title, note, checkouts: count(), problems };
}

function problemsOf({ mayRefuse, mayLosePages = 0 }: Fault, figures: TrafficFigures): string[] {
  const { pagesFailed, searchesFailed, refused, failed } = figures;
  const lost = refused + failed;
  return [
    pagesFailed > mayLosePages && `${pagesFailed} cached pages were not answered`,
    !mayRefuse && searchesFailed > 0 && `${searchesFailed} searches were not answered`,
    !mayRefuse && lost > 0 && `${lost} calls were lost`,
  ].flatMap((problem) => problem || []);
}

const lateOf = (equal: Pick<FaultResult, "pagesEqualMs" | "edgeEqualMs">): string[] =>
  Object.entries({ nodes: equal.pagesEqualMs, "the edge": equal.edgeEqualMs })
    .filter(([, ms]) => ms > PAGES_EQUAL_MS)
    .map(([where, ms]) => `pages of ${where} were equal only after ${Math.round(ms)} ms`);
