import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "./fault.ts";

const SILENT_MS = 15_000;

/** The connection between the members is silent: commits wait until Patroni stops counting on the standby. */
export const standbyBehind: Fault = {
  name: "standby-behind",
  title: "standby gets nothing for 15 s",
  mayRefuse: true,
  async run({ database }) {
    const primary = await database.primary();
    primary.line.freeze();
    try {
      await pause(SILENT_MS);
    } finally {
      // Data waiting on the abandoned connection is no longer wanted.
      primary.line.cut();
      primary.line.thaw();
    }
    await database.settle();
    await database.awaitSynchronous();
    return "";
  },
};
