import { until } from "../processes.ts";
import type { Fault } from "./fault.ts";
import { inSeconds } from "./in-seconds.ts";

/** Power is lost: PostgreSQL and the Patroni beside it are gone at once, and come back once another has taken over. */
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
