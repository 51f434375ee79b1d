import { reconcile } from "../checks/reconcile.ts";
import type { Cluster } from "../cluster.ts";
import { until } from "../processes.ts";
import type { Purchase } from "../visitors/buyers.ts";
import type { Fault } from "./fault.ts";

const LOST_PURCHASES = 8;

/** Without a synchronous standby, a primary's last transactions are lost with it; the money in them must not be. */
export const loseTail: Fault = {
  name: "lose-tail",
  title: "kill −9 of the primary, its asynchronous standby behind",
  mayRefuse: true,
  async run(cluster, buyers) {
    const { database } = cluster;
    const copied = buyers.purchases.length;
    // Everything acknowledged up to here is on both members.
    await database.awaitCopied(cluster.pool);
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
    // Until here every response came from the member that died.
    const acknowledged = buyers.allowLoss(copied);
    primary.start();
    await database.settle();
    await database.setSynchronous(true);
    const { refunded } = await reconcile(cluster);
    const lost = await countLost(cluster, acknowledged);
    return `${acknowledged.length} acknowledged since the last copied moment, ${lost} of them lost; ${refunded} payments that nobody knew any more given back`;
  },
};

async function countLost({ pool }: Cluster, purchases: readonly Purchase[]): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    "select count(*) from orders where email = any($1) and status <> 'awaiting_payment'",
    [purchases.map(({ at }) => `buyer-${at}@example.com`)],
  );
  return purchases.length - Number(rows[0]?.count);
}
