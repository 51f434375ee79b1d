import { orderNumber } from "#features/orders/domain/order-status.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { newsKind, orderNews } from "../domain/order-news.ts";
import { trackedBy } from "../domain/tracking-currency.ts";
import type { PostNewsDeps } from "./post-news.ts";

export type TellNewsDeps = Pick<PostNewsDeps, "findAdapter" | "findSite"> & {
  readStep: Orders["readStep"];
  originOf: (site: Site) => string;
  onTrouble: (problem: string, details: object) => void;
};

/** The job. All is read when it is told: who was erased since, or has no key any more, is not. */
export async function tellNews(deps: TellNewsDeps, { stepId }: { stepId: number }): Promise<void> {
  const step = await deps.readStep(stepId);
  const kind = step && newsKind(step.status);
  if (!step || !kind) return;
  const { order, at, items, total } = step;
  const { id, email, language, currency, agreedToMarketing } = order;
  const site = deps.findSite(order.siteId);
  const adapter = deps.findAdapter(site);
  if (!adapter || email === null || !agreedToMarketing) return;
  const toTracked = trackedBy(site.conversionRate);
  const news = orderNews(
    { origin: deps.originOf(site), language, toTracked },
    { kind, at },
    { number: orderNumber(id), email, currency, total, items },
  );
  const told = await adapter.tell(news);
  if (!told.ok) deps.onTrouble("an order's news were refused", { order: id, kind, ...told });
}
