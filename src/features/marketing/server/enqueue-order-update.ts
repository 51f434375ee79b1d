import type { Transaction } from "#database/connect.ts";
import type { MadeStep } from "#features/orders/server/orders-deps.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { OrderUpdatesAdapter } from "#ports/order-updates.ts";
import { isOrderUpdate } from "../domain/order-update.ts";

export type EnqueueOrderUpdateDeps = {
  /** The service that gets a site's order updates; none where there is no key for it. */
  findAdapter: (site: Site) => OrderUpdatesAdapter | undefined;
  findSite: (id: number) => Site;
  /** Enqueues the update, in the same transaction. */
  enqueue: (tx: Transaction, job: { stepId: number }) => Promise<void>;
};

/** Asked for together with its cause, and only where the buyer agreed: else there is not even a job. */
export async function enqueueOrderUpdate(
  { findAdapter, findSite, enqueue }: EnqueueOrderUpdateDeps,
  tx: Transaction,
  { id, from, order }: MadeStep,
): Promise<void> {
  const { status, paidAt, agreedToMarketing, email, siteId } = order;
  if (!agreedToMarketing || email === null || !isOrderUpdate({ from, to: status, paidAt })) return;
  if (findAdapter(findSite(siteId))) await enqueue(tx, { stepId: id });
}
