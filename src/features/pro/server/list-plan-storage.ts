import { formatDate } from "#core/dates.ts";
import type { PlanStorage } from "#features/shipping/domain/plan-benefits.ts";
import { type Owner, selectPaidPeriods } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { selectSubscription } from "./subscriptions.repository.ts";

/** How long each plan that a customer had keeps parcels: the last one without an end while it goes on. */
export async function listPlanStorage(
  { db, now }: Pick<ProDeps, "db" | "now">,
  { customerId, siteId }: Owner,
): Promise<PlanStorage[]> {
  const owner = { customerId, siteId };
  const paid = await selectPaidPeriods(db, owner);
  const last = paid.at(-1);
  if (!last) return [];
  const goesOn = last.endsAt > now() && (await selectSubscription(db, owner))?.renews === true;
  return paid.map((one) => ({
    days: one.plan.storageDays,
    until: goesOn && one === last ? null : formatDate(one.endsAt),
  }));
}
