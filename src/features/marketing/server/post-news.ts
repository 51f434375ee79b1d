import type { Transaction } from "#database/connect.ts";
import type { MadeStep } from "#features/orders/server/orders-deps.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { OrderNewsAdapter } from "#ports/order-news.ts";
import { isNews } from "../domain/order-news.ts";

export type PostNewsDeps = {
  /** Who is told of a site's orders; nobody where there is no key for it. */
  findAdapter: (site: Site) => OrderNewsAdapter | undefined;
  findSite: (id: number) => Site;
  /** Asks for it to be told, in the same transaction. */
  enqueue: (tx: Transaction, job: { stepId: number }) => Promise<void>;
};

/** Asked for together with its cause, and only where the buyer agreed: else there is not even a job. */
export async function postNews(
  { findAdapter, findSite, enqueue }: PostNewsDeps,
  tx: Transaction,
  { id, from, order }: MadeStep,
): Promise<void> {
  const { status, paidAt, agreedToMarketing, email, siteId } = order;
  if (!agreedToMarketing || email === null || !isNews({ from, to: status, paidAt })) return;
  if (findAdapter(findSite(siteId))) await enqueue(tx, { stepId: id });
}
