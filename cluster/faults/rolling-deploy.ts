import { ROOT } from "../../scripts/set-up/project.mjs";
import type { Cluster } from "../cluster.ts";
import { makeNextVersion } from "../shop/next-version.ts";
import { runScript } from "../shop/run-script.ts";
import type { Fault } from "./fault.ts";

/** One after another, as docs/operating.md says; a node is replaced once the one before is ready. */
async function replaceNodes({ nodes }: Cluster, root: string): Promise<void> {
  for (const node of nodes) {
    await node.stop();
    node.start({ root });
    await node.becomesReady();
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
