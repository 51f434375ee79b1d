import { setTimeout as pause } from "node:timers/promises";
import { MAX_CONNECTIONS, PORTS } from "../settings.ts";
import { createNode } from "../shop/nodes.ts";
import type { Fault } from "./fault.ts";

const PROCESSES = 24;
const WATCHED_MS = 5000;
/** As many as start at the same time without keeping buyers from the machine's cores. */
const AT_ONCE = 3;

/** PgBouncer is what lets so many share so few connections. */
export const manyProcesses: Fault = {
  name: "many-processes",
  title: `${PROCESSES} processes on max_connections=${MAX_CONNECTIONS}`,
  mayRefuse: false,
  async run({ nodes, shared, pool }) {
    const ports = PORTS.further.slice(0, PROCESSES - nodes.length);
    const further = ports.map((port, at) => createNode("web", shared)(port, at + 10));
    try {
      for (let at = 0; at < further.length; at += AT_ONCE) {
        const some = further.slice(at, at + AT_ONCE);
        for (const node of some) node.start();
        for (const node of some) await node.becomesReady();
      }
      await pause(WATCHED_MS);
      const { rows } = await pool.query<{ used: string }>(
        "select count(*) as used from pg_stat_activity where backend_type in ('client backend', 'walsender')",
      );
      return `${rows[0]?.used} connections in use`;
    } finally {
      await Promise.all(further.map((node) => node.stop()));
    }
  },
};
