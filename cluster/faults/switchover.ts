import { until } from "../processes.ts";
import type { Fault } from "./fault.ts";
import { inSeconds } from "./in-seconds.ts";

/** As before maintenance on a machine: the primary hands over on request. */
export const switchover: Fault = {
  name: "switchover",
  title: "switchover to the standby",
  mayRefuse: true,
  async run({ database }) {
    const primary = await database.primary();
    const standby = await database.standby();
    const started = performance.now();
    const asked = { leader: primary.name, candidate: standby.name };
    const answer = await primary.call("POST", "/switchover", asked);
    if (!answer.ok) throw new Error(`Patroni refuses: ${await answer.text()}`);
    await until("the standby is the primary", () => standby.is("primary"));
    const after = performance.now() - started;
    await database.settle();
    await database.awaitSynchronous();
    return `handed over after ${inSeconds(after)}`;
  },
};
