import { rmSync } from "node:fs";
import path from "node:path";
import { openPool } from "../open-pool.ts";
import { until } from "../processes.ts";
import { FOLDER } from "../settings.ts";
import { DATABASE, MAINTENANCE } from "../shop/nodes.ts";
import { runScript } from "../shop/run-script.ts";
import type { Fault } from "./fault.ts";

const FORMER = `${DATABASE}_former`;

/** Backs up and restores into a new database of the same name, in which positions of the old one are meaningless. */
export const restoreDump: Fault = {
  name: "restore",
  title: "restore from a back-up",
  mayRefuse: true,
  // All nodes are stopped for a while.
  mayLosePages: Number.POSITIVE_INFINITY,
  async run({ shared, nodes, pool }, buyers) {
    const folder = path.join(FOLDER, "back-up");
    rmSync(folder, { recursive: true, force: true });
    // Purchases after the backup would be missing in it, so nobody buys until it is restored.
    buyers.pause();
    await until("everybody has bought", buyers.isIdle, { withinMs: 180_000 });
    await runScript(shared, ["scripts/backup.ts", "backup", folder]);
    await Promise.all(nodes.map((node) => node.stop("SIGKILL")));
    await replaceDatabase();
    const restored = await runScript(shared, ["scripts/backup.ts", "restore", folder]);
    for (const node of nodes) node.start();
    for (const node of nodes) await node.becomesReady();
    await pool.query("select 1");
    buyers.goOn();
    return restored.replace(/ as of \S+Z/, "");
  },
};

async function replaceDatabase(): Promise<void> {
  const pool = openPool(MAINTENANCE);
  await pool.query(`drop database if exists ${FORMER} with (force)`);
  await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    DATABASE,
  ]);
  await pool.query(`alter database ${DATABASE} rename to ${FORMER}`);
  await pool.query(`create database ${DATABASE}`);
  await pool.end();
}
