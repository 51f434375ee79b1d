import { ROOT } from "../../scripts/set-up/project.mjs";
import type { Cluster } from "../cluster.ts";
import { makeNextVersion } from "../shop/next-version.ts";
import { runScript } from "../shop/run-script.ts";
import type { Fault } from "./fault.ts";

/** As docs/operating.md describes: one node of each kind at a time, and the next when those are ready. */
async function replaceNodes({ webs, workers, searches }: Cluster, root: string): Promise<void> {
  for (const at of webs.keys()) {
    const some = [searches[at], workers[at], webs[at]].flatMap((node) => node ?? []);
    await Promise.all(some.map((node) => node.stop()));
    for (const node of some) node.start({ root });
    for (const node of some) await node.becomesReady();
  }
}

export const rollingDeploy: Fault = {
  name: "rolling-deploy",
  title: "rolling deploy to the next version and back",
  mayRefuse: false,
  async run(cluster) {
    const next = makeNextVersion();
    await runScript(cluster.shared, ["scripts/migrate.ts"], next);
    await replaceNodes(cluster, next);
    await replaceNodes(cluster, ROOT);
    return `${cluster.nodes.length} nodes, twice`;
  },
};
