import type { Cluster } from "../cluster.ts";
import type { ShopNode } from "../shop/shop-node.ts";
import { PAGE_READERS } from "../visitors/traffic.ts";
import type { Fault } from "./fault.ts";
import { inSeconds } from "./in-seconds.ts";

const killNode = (
  kind: "web" | "worker" | "search",
  nodesOf: (cluster: Cluster) => ShopNode[],
): Fault => ({
  name: `kill-${kind}`,
  title: `kill −9 of a ${kind} node`,
  // Only those whose request the web node was just answering may notice.
  mayRefuse: kind === "web",
  mayLosePages: kind === "web" ? PAGE_READERS : 0,
  async run(cluster) {
    const [node] = nodesOf(cluster);
    if (!node) throw new Error(`There is no ${kind} node`);
    await node.stop("SIGKILL");
    node.start();
    return `ready again after ${inSeconds(await node.becomesReady())}`;
  },
});

export const killWeb = killNode("web", ({ webs }) => webs);
export const killWorker = killNode("worker", ({ workers }) => workers);
export const killSearch = killNode("search", ({ searches }) => searches);
