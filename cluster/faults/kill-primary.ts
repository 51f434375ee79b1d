import { until } from "../processes.ts";
import type { Fault } from "./fault.ts";
import { inSeconds } from "./in-seconds.ts";

/** Power failure: PostgreSQL and its Patroni are killed at once, and return after the other member has taken over. */
export const killPrimary: Fault = {
  name: "kill-primary",
  title: "kill −9 of the primary and its Patroni",
  mayRefuse: true,
  async run({ database }) {
    await database.awaitSynchronous();
    const primary = await database.primary();
    const standby = await database.standby();
    await primary.kill();
    const after = await until("the standby is the primary", () => standby.is("primary"));
    primary.start();
    await database.settle();
    await database.awaitSynchronous();
    return `failover after ${inSeconds(after)}`;
  },
};
