import { utcDay } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import type { PlanStorage } from "#features/shipping/domain/plan-benefits.ts";
import { type Owner, selectPaidPeriods } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { selectSubscription } from "./subscriptions.repository.ts";

/** A renewal that is not paid a day after its invoice may never be paid (`renew-plans.ts`). */
const SURE_MS = 2 * DAY_MS;

/** The free storage by each plan of a customer. The last plan has no end while it is sure to continue. */
export async function listPlanStorage(
  { db, now }: Pick<ProDeps, "db" | "now">,
  { customerId, siteId }: Owner,
): Promise<PlanStorage[]> {
  const owner = { customerId, siteId };
  const paid = await selectPaidPeriods(db, owner);
  const last = paid.at(-1);
  if (!last) return [];
  const isFar = last.endsAt.getTime() > now().getTime() + SURE_MS;
  const goesOn = isFar && (await selectSubscription(db, owner))?.renews === true;
  return paid.map((one) => ({
    days: one.plan.storageDays,
    from: utcDay(one.startsAt),
    until: goesOn && one === last ? null : utcDay(one.endsAt),
  }));
}
