import type { Transaction } from "#database/connect.ts";
import type { Bill } from "#features/invoices/server/invoices.ts";
import type { FindBenefits, ListPlanStorage } from "#features/shipping/domain/plan-benefits.ts";
import { customerTag } from "#platform/caches/recent-reads.ts";
import { activatePlan } from "./activate-plan.ts";
import { cancelPlan } from "./cancel-plan.ts";
import { listPlanStorage } from "./list-plan-storage.ts";
import { isPeriodPriceCurrent } from "./periods/is-period-price-current.ts";
import { describeStatus, listPlansFor, toPlanDetails } from "./plan-response.ts";
import {
  copyPlans,
  type Owner,
  selectBenefits,
  selectPeriod,
  selectPlans,
} from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { renewPlans } from "./renewals/renew-plans.ts";
import { revokePlan } from "./revoke-plan.ts";
import { type SubscriptionInput, subscribe } from "./subscribe.ts";
import { summarisePlan } from "./summarise-plan.ts";

/** Binds the feature's use cases to their dependencies; feature.ts calls it once. */
export function bindPro(deps: ProDeps) {
  const findBenefits: FindBenefits = deps.recentReads.cache({
    read: ({ customerId, siteId }) => selectBenefits(deps.db, { customerId, siteId }, deps.now()),
    keyOf: ({ customerId, siteId }) => `${customerId} ${siteId}`,
    tagsOf: (_plan, { customerId }) => [customerTag(customerId), "plans"],
  });
  const listStorage: ListPlanStorage = (owner) => listPlanStorage(deps, owner);
  return {
    deps,
    findBenefits,
    listPlanStorage: listStorage,
    listPlans: async (siteId: number) => (await selectPlans(deps.db, siteId)).map(toPlanDetails),
    /** The plans for a customer, including their own even if it is no longer offered. */
    listPlansFor: (owner: Owner) => listPlansFor(deps, owner),
    summarisePlan: (who: Parameters<typeof summarisePlan>[1]) => summarisePlan(deps, who),
    describeStatus: (owner: Owner) => describeStatus(deps, owner),
    subscribe: (input: SubscriptionInput) => subscribe(deps, input),
    cancelPlan: (owner: Owner) => cancelPlan(deps, owner),
    /** Whether the amount of a period's invoice is still what the plan costs. */
    async isBillCurrent({ data }: Bill): Promise<boolean> {
      const period = await selectPeriod(deps.db, Number(data.period));
      return period !== undefined && isPeriodPriceCurrent(deps.db, period, deps.now());
    },
    /** Called when the invoice is paid. */
    activateByBill: (tx: Transaction, { data, content }: Bill) =>
      activatePlan(deps, tx, { periodId: Number(data.period), language: content.language }),
    /** Called when all the money for the invoice has been refunded. */
    revokeByBill: (tx: Transaction, { data, customerId, siteId }: Bill) =>
      revokePlan(deps, tx, {
        owner: { customerId: customerId ?? 0, siteId },
        periodId: Number(data.period),
      }),
    renewPlans: () => renewPlans(deps),
    /** For a new site that is copied from another one. */
    copyPlans: (tx: Transaction, from: number, to: number) => copyPlans(tx, from, to),
  };
}
export type Pro = ReturnType<typeof bindPro>;
