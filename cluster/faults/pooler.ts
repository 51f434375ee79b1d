import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "./fault.ts";

const CUT_MS = 30_000;

export const restartPooler: Fault = {
  name: "restart-pgbouncer",
  title: "PgBouncer restarted",
  mayRefuse: true,
  async run({ pgbouncer }) {
    await pgbouncer.restart();
    return "";
  },
};

/** Nodes miss change notifications and have to catch up later. */
export const cutListen: Fault = {
  name: "cut-listen",
  title: "LISTEN cut for 30 s",
  mayRefuse: false,
  async run({ direct }) {
    direct.refuse(true);
    try {
      await pause(CUT_MS);
    } finally {
      direct.refuse(false);
    }
    return "";
  },
};
