/**
 * `npm run test:cluster`: several nodes on real engines, with every fault while buyers buy;
 * the table goes to docs/benchmarks.md. `npm run test:cluster -- kill-web switchover`: only
 * these faults; prints the results without saving them.
 */
import os from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { utcDay } from "#core/dates.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { seededRandom } from "#server/fixtures/seeded-random.ts";
import {
  type ClusterResults,
  type FaultResult,
  printedClusterReport,
} from "../bench/cluster-report.ts";
import { saveResults } from "../bench/document.ts";
import { checkDashboard } from "./checks/dashboard.ts";
import { checkInvariants } from "./checks/invariants.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import type { Fault } from "./faults/fault.ts";
import { FAULTS } from "./faults/faults.ts";
import { stopAll } from "./processes.ts";
import { runFault } from "./run-fault.ts";
import { BUYERS, BUYERS_PAUSE_MS, FOLDER, LONGEST_RUN_MINUTES } from "./settings.ts";
import { startBuyers } from "./visitors/buyers.ts";
import { watchTraffic } from "./visitors/traffic.ts";

const chosen = process.argv.slice(2);
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
/** Problems to report at the end, besides the table. */
const problems: string[] = [];

async function runCluster(faults: readonly Fault[]): Promise<ClusterResults> {
  console.log(`Opening the cluster in ${FOLDER} (FAULTS_SEED=${seed}) …`);
  const cluster = await openCluster();
  try {
    return await tryFaults(cluster, faults);
  } finally {
    await cluster.close();
  }
}

async function tryFaults(cluster: Cluster, faults: readonly Fault[]): Promise<ClusterResults> {
  const { origin, shopOrigin, sandbox, wares, openedAt } = cluster;
  const traffic = watchTraffic({ edge: origin, shop: shopOrigin });
  const random = seededRandom(seed);
  const shop = { origin, sandboxUrl: sandbox.url, wares, random, traffic };
  const buyers = startBuyers({ ...shop, pauseMs: BUYERS_PAUSE_MS }, BUYERS);
  const results: FaultResult[] = [];
  let load = 0;
  for (const fault of faults) {
    console.log(`${minutesSince(openedAt).toFixed(1)} min: ${fault.title} …`);
    const result = await runFault(fault, { cluster, buyers, traffic });
    results.push(result);
    load = Math.max(load, os.loadavg()[0] ?? 0);
    console.log(`  ${result.checkouts} checkouts; ${result.note}`);
    for (const problem of result.problems) console.log(`  PROBLEM: ${problem}`);
  }
  await buyers.stop();
  await traffic.stop();
  await sandbox.messenger.idle();
  const dashboard = await checkDashboard(openedAt);
  problems.push(...dashboard.problems);
  const invariants = await checkInvariants(cluster, buyers);
  for (const { name, which = [] } of invariants) {
    problems.push(...which.map((one) => `${name}: ${one}`));
  }
  return {
    date: utcDay(new Date()),
    cores: os.cpus().length,
    load,
    minutes: minutesSince(openedAt),
    checkouts: buyers.purchases.length,
    faults: results,
    invariants,
    dashboard: { answered: dashboard.answered, asked: dashboard.asked },
  };
}

const minutesSince = (moment: Date) => (Date.now() - moment.getTime()) / MINUTE_MS;

/** An unknown fault stops the run before it begins. */
function chooseFaults(): readonly Fault[] {
  const known = FAULTS.map(({ name }) => name);
  const unknown = chosen.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}: ${known.join(", ")}`);
  return FAULTS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
}

const isWell = ({ faults, invariants }: ClusterResults) =>
  problems.length === 0 &&
  invariants.every(({ found }) => found === 0) &&
  faults.every((fault) => fault.problems.length === 0);

async function main(): Promise<number> {
  const faults = chooseFaults();
  const late = pause(LONGEST_RUN_MINUTES * MINUTE_MS, undefined, { ref: false });
  const results = await Promise.race([runCluster(faults), late]);
  if (!results) throw new Error(`The run took longer than ${LONGEST_RUN_MINUTES} minutes`);
  console.log(printedClusterReport(results));
  for (const problem of problems) console.log(`PROBLEM: ${problem}`);
  if (chosen.length === 0) saveResults("cluster", results);
  return isWell(results) ? 0 : 1;
}

async function end(code: number): Promise<never> {
  await stopAll();
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(1));
await main().then(end, (error) => {
  console.error(error);
  return end(1);
});
