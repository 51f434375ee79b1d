import {
  type PurchaseFigures,
  purchaseFigures,
} from "#server/fixtures/purchases/purchase-figures.ts";
import type { Invariant } from "../../bench/cluster-report.ts";
import type { Cluster } from "../cluster.ts";
import { until } from "../processes.ts";
import type { Buyers } from "../visitors/buyers.ts";
import { reconcile } from "./reconcile.ts";

/** A worker checks every minute: it looks up payments never reported to the shop and refunds unwanted ones. */
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

type Order = PurchaseFigures["orders"][number];
const AWAITING = "awaiting_payment";
const emailOf = ({ at }: { at: number }) => `buyer-${at}@example.com`;
const listed = (name: string, which: readonly string[]): Invariant => ({
  name,
  found: which.length,
  which,
});

/** Every count must be 0. */
export async function checkInvariants(cluster: Cluster, buyers: Buyers): Promise<Invariant[]> {
  await awaitSettled(cluster);
  const money = await reconcile(cluster);
  const figures = await purchaseFigures(cluster.pool, cluster.wares.variant_id);
  const { rows: doubled } = await cluster.pool.query<{ slug: string }>(`
    select subject_id as slug from payments p where kind = 'order'
      and status = 'succeeded' group by subject_id having count(*) > 1`);
  const ordered = new Set(figures.orders.map(({ email }) => email));
  const acknowledged = new Set(buyers.purchases.map(emailOf));
  const lost = buyers.purchases.filter((one) => !one.mayBeLost && !ordered.has(emailOf(one)));
  // If the database lost a payment but kept the order, the money is refunded and the order waits for payment again.
  const lossy = new Set(buyers.purchases.filter(({ mayBeLost }) => mayBeLost).map(emailOf));
  const isExcused = ({ email, status }: Order) => lossy.has(email) && status === AWAITING;
  const unpaid = figures.unpaid.filter((order) => !isExcused(order));
  const paidWrongly = figures.paidWrongly.filter((order) => !isExcused(order));
  const describe = ({ email, slug, status }: Order) => `${email} ${slug} ${status}`;
  return [
    listed(
      "acknowledged orders that are lost",
      lost.map((one) => `${emailOf(one)} ${one.slug}, acknowledged during: ${one.during}`),
    ),
    listed(
      "buyers who were never told",
      buyers.gaveUp().map((one) => `${emailOf(one)}, during: ${one.during}: ${one.why}`),
    ),
    listed(
      "orders whose buyer was not told",
      figures.orders.filter(({ email }) => !acknowledged.has(email)).map(describe),
    ),
    { name: "buyers with two orders", found: figures.orders.length - figures.emails },
    listed("orders that are not paid", unpaid.map(describe)),
    listed("paid orders without exactly their money", paidWrongly.map(describe)),
    listed(
      "orders paid twice",
      doubled.map(({ slug }) => slug),
    ),
    { name: "payments taken and neither booked nor given back", found: money.strays },
    { name: "payments whose refunds differ from their provider's", found: money.differing },
    { name: "goods missing or too many", found: figures.stock - cluster.stock },
    { name: "cents by which the ledger is off", found: figures.ledgerCents },
    { name: "holes in invoice numbers", found: figures.invoiceHoles },
  ];
}
