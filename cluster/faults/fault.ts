import type { Cluster } from "../cluster.ts";
import type { Buyers } from "../visitors/buyers.ts";

/** An incident while buyers buy. When `run` returns, everything works again or is recovering. */
export type Fault = {
  /** The name by which it is chosen: `npm run test:cluster -- kill-web`. */
  name: string;
  title: string;
  /** True if requests may be refused or lost during the fault; otherwise none may be. */
  mayRefuse: boolean;
  /** How many cached pages may be lost: those that a dying node was just answering, or all if no node is left. */
  mayLosePages?: number;
  /** Returns a note for the report, besides the figures taken for every fault. */
  run: (cluster: Cluster, buyers: Buyers) => Promise<string>;
};
