import { isOn, type Site } from "#features/sites/domain/site.ts";
import { PLANS_ANCHOR } from "../domain/plan.ts";
import { currentPlan } from "./current-plan.ts";
import { selectPlans } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { selectSubscription } from "./subscriptions.repository.ts";

/** The plan and the path of the plans, for the account's page; undefined on a site without plans. */
export async function summarisePlan(
  { db, now }: Pick<ProDeps, "db" | "now">,
  { customerId, site }: { customerId: number; site: Site },
) {
  const hasPage = isOn(site, "marketplace") || isOn(site, "forwarding");
  if (!hasPage || (await selectPlans(db, site.id)).length === 0) return undefined;
  const owner = { customerId, siteId: site.id };
  const current = await currentPlan(db, owner, now());
  const subscription = current && (await selectSubscription(db, owner));
  return {
    held: current
      ? {
          name: current.plan.name,
          until: current.until.toISOString(),
          renews: subscription?.renews === true,
        }
      : null,
    path: `/${site.product}-pro#${PLANS_ANCHOR}`,
  };
}
