import type { Cluster } from "../cluster.ts";
import type { Buyers } from "../visitors/buyers.ts";

/** Something that happens while buyers buy. It ends with everything in order again, or on the way there. */
export type Fault = {
  /** By which it is chosen: `npm run test:cluster -- kill-web`. */
  name: string;
  title: string;
  /** Requests that are refused or lost while it lasts are part of it; where not, none may be. */
  mayRefuse: boolean;
  /** So many cached pages may be lost: those that a node which dies was just answering, or all where none is left. */
  mayLosePages?: number;
  /** Says what is worth knowing beside the figures that are taken of every fault. */
  run: (cluster: Cluster, buyers: Buyers) => Promise<string>;
};
