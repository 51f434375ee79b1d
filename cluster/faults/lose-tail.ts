import { until } from "../processes.ts";
import { reconcile } from "../reconcile.ts";
import type { Fault } from "./fault.ts";

const LOST_PURCHASES = 8;

/** Without a synchronous standby the last moments of a primary are lost with it; the money in them must not be. */
export const loseTail: Fault = {
  name: "lose-tail",
  title: "kill −9 of the primary, its asynchronous standby behind",
  mayRefuse: true,
  async run(cluster, buyers) {
    const { database } = cluster;
    const copied = buyers.purchases.length;
    await database.setSynchronous(false);
    const primary = await database.primary();
    const standby = await database.standby();
    primary.line.freeze();
    const before = buyers.purchases.length;
    await until("some have bought", () => buyers.purchases.length >= before + LOST_PURCHASES, {
      withinMs: 120_000,
    });
    await primary.kill();
    primary.line.cut();
    primary.line.thaw();
    await until("the standby is the primary", () => standby.is("primary"));
    // Until here nobody can have been told anything by another than the one that died.
    const acknowledged = buyers.purchases.slice(copied);
    primary.start();
    await database.settle();
    await database.setSynchronous(true);
    for (const purchase of acknowledged) purchase.mayBeLost = true;
    const { givenBack } = await reconcile(cluster);
    return `${acknowledged.length} purchases after the last copied moment; ${givenBack} payments that nobody knew any more given back`;
  },
};
