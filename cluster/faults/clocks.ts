import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "./fault.ts";

const WRONG_MS = 20_000;

/** One web node's clock is five minutes ahead of the database, a worker's five minutes behind. */
export const wrongClocks: Fault = {
  name: "clocks",
  title: "clocks of two nodes 5 minutes off",
  mayRefuse: false,
  async run({ webs: [, web], workers: [worker] }) {
    if (!web || !worker) throw new Error("There are too few nodes");
    const restart = async (clocks: readonly [string, string]) => {
      for (const [at, node] of [web, worker].entries()) {
        await node.stop();
        node.start({ clock: clocks[at] ?? "" });
        await node.becomesReady();
      }
    };
    await restart(["+5m", "-5m"]);
    await pause(WRONG_MS);
    await restart(["", ""]);
    return "one web node ahead, one worker behind";
  },
};
