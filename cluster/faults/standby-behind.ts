import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "./fault.ts";

const SILENT_MS = 15_000;

/** The line between the two is silent: whoever commits waits until Patroni no longer counts on the standby. */
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
      // What waits on a line that was given up is no longer wanted.
      primary.line.cut();
      primary.line.thaw();
    }
    await database.settle();
    await database.awaitSynchronous();
    return "";
  },
};
