import {
  type PurchaseFigures,
  purchaseFigures,
} from "#server/fixtures/purchases/purchase-figures.ts";
import type { Purchase } from "./buyers.ts";
import type { Cluster } from "./cluster.ts";
import { until } from "./processes.ts";
import { reconcile } from "./reconcile.ts";

export type Invariant = { name: string; found: number };

/** A worker looks every minute; what nobody told the shop is asked for then, what is unwanted goes back. */
async function awaitSettled({ pool }: Cluster): Promise<void> {
  await pool.query(`update payments set created_at = created_at - interval '30 minutes',
    looked_up_at = looked_up_at - interval '30 minutes' where status in ('created', 'pending')`);
  await until(
    "no payment is open and no refund under way",
    async () => {
      const { rows } = await pool.query<{ open: string }>(`select
        (select count(*) from payments where kind = 'order' and status = 'pending')
        + (select count(*) from refunds where status in ('requested', 'pending')) as open`);
      return rows[0]?.open === "0";
    },
    { withinMs: 200_000, everyMs: 1000 },
  );
}

/** Everything here has to be 0. */
export async function checkInvariants(
  cluster: Cluster,
  purchases: readonly Purchase[],
  begun: number,
): Promise<Invariant[]> {
  await awaitSettled(cluster);
  const money = await reconcile(cluster);
  const figures = await purchaseFigures(cluster.pool, cluster.wares.variant_id);
  const { rows: doubled } = await cluster.pool.query<{ count: string }>(`
    select count(*) from (select subject_id from payments p where kind = 'order'
      and status = 'succeeded' group by subject_id having count(*) > 1) as several`);
  return [
    { name: "acknowledged orders that are lost", found: countLost(figures, purchases) },
    { name: "orders that nobody placed", found: Math.max(0, figures.orders.length - begun) },
    { name: "buyers with two orders", found: figures.orders.length - figures.emails },
    { name: "orders that are not paid", found: figures.unpaid.length },
    { name: "paid orders without exactly their money", found: figures.paidWrongly.length },
    { name: "orders paid twice", found: Number(doubled[0]?.count) },
    { name: "payments taken and neither booked nor given back", found: money.strays },
    { name: "payments whose refunds differ from their provider's", found: money.differing },
    { name: "goods missing or too many", found: figures.stock - cluster.stock },
    { name: "cents by which the ledger is off", found: figures.ledgerCents },
    { name: "holes in invoice numbers", found: figures.invoiceHoles },
  ];
}

function countLost({ orders }: PurchaseFigures, purchases: readonly Purchase[]): number {
  const known = new Set(orders.map(({ email }) => email));
  return purchases.filter(
    ({ at, mayBeLost }) => !mayBeLost && !known.has(`buyer-${at}@example.com`),
  ).length;
}
