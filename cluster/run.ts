/**
 * `npm run test:cluster`: several nodes on real engines, and everything that happens to them while buyers buy.
 * `npm run test:cluster -- kill-web switchover`: these faults alone. Those of former runs stay in the document.
 */
import os from "node:os";
import { utcDay } from "#core/dates.ts";
import { seededRandom } from "#server/fixtures/seeded-random.ts";
import { readResults, saveResults } from "../bench/document.ts";
import { startBuyers } from "./buyers.ts";
import { openCluster } from "./cluster.ts";
import { FAULTS } from "./faults/faults.ts";
import { checkInvariants } from "./invariants.ts";
import { stopAll } from "./processes.ts";
import { type ClusterResults, printedClusterReport } from "./report.ts";
import { type FaultResult, runFault } from "./run-fault.ts";
import { BUYERS, FOLDER } from "./settings.ts";
import { watchTraffic } from "./traffic.ts";

const chosen = process.argv.slice(2);
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

async function runCluster(): Promise<ClusterResults> {
  const faults = FAULTS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  console.log(`Opening the cluster in ${FOLDER} (FAULTS_SEED=${seed}) …`);
  const cluster = await openCluster();
  const { origin, sandbox, wares } = cluster;
  const traffic = watchTraffic(origin);
  const random = seededRandom(seed);
  const shop = { origin, sandboxUrl: sandbox.url, wares, random, traffic };
  const buyers = startBuyers(shop, BUYERS);
  const results: FaultResult[] = [];
  try {
    for (const fault of faults) {
      console.log(`${fault.title} …`);
      const result = await runFault(fault, { cluster, buyers, traffic });
      results.push(result);
      for (const problem of result.problems) console.log(`  ${problem}`);
    }
    await buyers.stop();
    await traffic.stop();
    await sandbox.messenger.idle();
    const { purchases } = buyers;
    return {
      date: utcDay(new Date()),
      cores: os.cpus().length,
      load: os.loadavg()[1] ?? 0,
      checkouts: purchases.length,
      faults: results,
      invariants: await checkInvariants(cluster, purchases, purchases.length),
    };
  } finally {
    await cluster.close();
  }
}

/** Faults that were not chosen this time are kept as they were measured last. */
function withFormerFaults(results: ClusterResults): ClusterResults {
  const former = readResults<ClusterResults>("cluster")?.faults ?? [];
  const all = [...former, ...results.faults];
  const faults = FAULTS.flatMap(({ title }) => all.findLast((one) => one.title === title) ?? []);
  const checkouts = faults.reduce((sum, fault) => sum + fault.checkouts, 0);
  return { ...results, faults, checkouts };
}

function unknownFaults(): string[] {
  const known = FAULTS.map(({ name }) => name);
  return chosen.filter((name) => !known.includes(name));
}

async function main(): Promise<number> {
  const unknown = unknownFaults();
  if (unknown.length > 0) {
    console.error(
      `There is no ${unknown.join(", ")}: ${FAULTS.map(({ name }) => name).join(", ")}`,
    );
    return 1;
  }
  try {
    const results = await runCluster();
    const addedUp = results.invariants.every(({ found }) => found === 0);
    for (const fault of results.faults) fault.addedUp = addedUp;
    console.log(printedClusterReport(results));
    saveResults("cluster", withFormerFaults(results));
    const isWell = addedUp && results.faults.every(({ problems }) => problems.length === 0);
    return isWell ? 0 : 1;
  } finally {
    await stopAll();
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
}
process.exit(await main());
