import type { Transaction } from "#database/connect.ts";
import type { MadeStep } from "#features/orders/server/orders-deps.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { OrderUpdatesAdapter } from "#ports/order-updates.ts";
import { isOrderUpdate } from "../domain/order-update.ts";

export type EnqueueOrderUpdateDeps = {
  /** The service that gets a site's order updates; undefined without a key for it. */
  findAdapter: (site: Site) => OrderUpdatesAdapter | undefined;
  findSite: (id: number) => Site;
  /** Enqueues the update, in the same transaction. */
  enqueue: (tx: Transaction, job: { stepId: number }) => Promise<void>;
};

/** Enqueued in the transaction of the order's change, and only if the buyer agreed: otherwise there is no job. */
export async function enqueueOrderUpdate(
  { findAdapter, findSite, enqueue }: EnqueueOrderUpdateDeps,
  tx: Transaction,
  { id, from, order }: MadeStep,
): Promise<void> {
  const { status, paidAt, agreedToMarketing, email, siteId } = order;
  if (!agreedToMarketing || email === null || !isOrderUpdate({ from, to: status, paidAt })) return;
  if (findAdapter(findSite(siteId))) await enqueue(tx, { stepId: id });
}
