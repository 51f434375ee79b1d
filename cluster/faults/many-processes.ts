import { setTimeout as pause } from "node:timers/promises";
import { openPool } from "../open-pool.ts";
import { MAX_CONNECTIONS, PORTS } from "../settings.ts";
import { createNode, POOLER } from "../shop/nodes.ts";
import type { Fault } from "./fault.ts";

const PROCESSES = 24;
const LOOKS = 10;
const LOOK_EVERY_MS = 500;
/** As many as can start at the same time without taking the machine's cores from the buyers. */
const AT_ONCE = 3;

/** PgBouncer lets this many processes share so few connections. */
export const manyProcesses: Fault = {
  name: "many-processes",
  title: `${PROCESSES} processes on max_connections=${MAX_CONNECTIONS}`,
  mayRefuse: false,
  async run({ nodes, shared, pool }) {
    const ports = PORTS.further.slice(0, PROCESSES - nodes.length);
    const further = ports.map((port, at) => createNode("web", shared)(port, at + 10));
    const pooler = openPool(POOLER);
    try {
      for (let at = 0; at < further.length; at += AT_ONCE) {
        const some = further.slice(at, at + AT_ONCE);
        for (const node of some) node.start();
        for (const node of some) await node.becomesReady();
      }
      let [used, clients] = [0, 0];
      for (let look = 0; look < LOOKS; look += 1) {
        await pause(LOOK_EVERY_MS);
        used = Math.max(used, await countConnections(pool));
        clients = Math.max(clients, await countClients(pooler));
      }
      return `${PROCESSES} processes with ${clients} connections to PgBouncer used ${used} of the database's`;
    } finally {
      await pooler.end();
      await Promise.all(further.map((node) => node.stop()));
    }
  },
};

type Asked = ReturnType<typeof openPool>;

async function countConnections(pool: Asked): Promise<number> {
  const { rows } = await pool.query<{ used: string }>(
    "select count(*) as used from pg_stat_activity where backend_type in ('client backend', 'walsender')",
  );
  return Number(rows[0]?.used);
}

async function countClients(pooler: Asked): Promise<number> {
  const { rows } = await pooler.query<{ list: string; items: number }>("show lists");
  return Number(rows.find(({ list }) => list === "used_clients")?.items);
}
