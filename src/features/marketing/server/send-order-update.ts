import type { Catalogue } from "#features/catalogue/server/catalogue.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import { trackedBy } from "../domain/events/tracked-product.ts";
import { makeOrderUpdate, orderUpdateKind } from "../domain/order-update.ts";
import type { EnqueueOrderUpdateDeps } from "./enqueue-order-update.ts";

export const marketingProblems = {
  order_update_refused: "an order's news were refused",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    marketing: keyof typeof marketingProblems;
  }
}

export type SendOrderUpdateDeps = Pick<EnqueueOrderUpdateDeps, "findAdapter" | "findSite"> & {
  readStep: Orders["readStep"];
  listLineGoods: Catalogue["listLineGoods"];
  originOf: (site: Site) => string;
  reportProblem: ReportProblem<"marketing">;
};

/** The job. It reads everything when it runs: nothing is sent for erased customers or sites without a key. */
export async function sendOrderUpdate(
  deps: SendOrderUpdateDeps,
  { stepId }: { stepId: number },
): Promise<void> {
  const step = await deps.readStep(stepId);
  const kind = step && orderUpdateKind(step.status);
  if (!step || !kind) return;
  const { order, at, items, total } = step;
  const { id, email, language, currency, agreedToMarketing } = order;
  const site = deps.findSite(order.siteId);
  const adapter = deps.findAdapter(site);
  if (!adapter || email === null || !agreedToMarketing) return;
  const toTracked = trackedBy(site.conversionRate);
  const lines = items.map((item) => ({ productId: item.product_id, variantId: item.variant_id }));
  const goods = await deps.listLineGoods({ site, language }, lines);
  const sold = items.map((item) => ({
    ...item,
    seller: goods.get(item.variant_id ?? 0)?.seller ?? null,
  }));
  const news = makeOrderUpdate(
    { origin: deps.originOf(site), language, toTracked },
    { kind, at },
    { number: orderNumber(id), email, currency, total, items: sold },
  );
  const told = await adapter.send(news);
  if (!told.ok) deps.reportProblem("order_update_refused", { order: id, kind, ...told });
}
