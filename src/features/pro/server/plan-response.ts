import { toDecimal } from "#core/money.ts";
import type { PlanChoice, PlanDetails, ProStatus } from "../contract.ts";
import { PERIODS, type Plan } from "../domain/plan.ts";
import { planChange } from "../domain/plan-change.ts";
import { type CurrentPlan, currentPlan, plansFor } from "./current-plan.ts";
import { type Owner, selectOpenPeriod, selectPaidPeriods, selectPlan } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { type Subscription, selectSubscription } from "./subscriptions.repository.ts";

export const toPlanDetails = (plan: Plan): PlanDetails => ({
  code: plan.code,
  name: plan.name,
  price_month: toDecimal(plan.monthCents),
  price_year: toDecimal(plan.yearCents),
  shipping_discount: plan.shippingPercent,
  service_discount: plan.servicePercent,
  storage_days: plan.storageDays,
});

export async function listPlansFor(
  { db, now }: Pick<ProDeps, "db" | "now">,
  owner: Owner,
): Promise<PlanDetails[]> {
  const current = await currentPlan(db, owner, now());
  return (await plansFor(db, owner.siteId, current)).map(toPlanDetails);
}

/** The state of a customer's plan on this site. */
export async function describeStatus(
  { db, invoices, now }: Pick<ProDeps, "db" | "invoices" | "now">,
  owner: Owner,
): Promise<ProStatus> {
  const at = now();
  const current = await currentPlan(db, owner, at);
  const last = current ? undefined : (await selectPaidPeriods(db, owner)).at(-1);
  const shown = current ?? last;
  const subscription = await selectSubscription(db, owner);
  return {
    state: current ? "active" : last ? "ended" : "none",
    plan: shown ? toPlanDetails(shown.plan) : null,
    period: shown?.period ?? null,
    active_until: (current?.until ?? last?.endsAt)?.toISOString() ?? null,
    renews: current !== undefined && subscription?.renews === true,
    next: await describeNext(db, current, subscription),
    invoice: await describeInvoice({ db, invoices }, owner),
    choices: choicesOf(await plansFor(db, owner.siteId, current), current, at),
  };
}

/** The next plan that is paid already, or else the one that the customer wants. */
async function describeNext(
  db: ProDeps["db"],
  current: CurrentPlan | undefined,
  subscription: Subscription | undefined,
): Promise<ProStatus["next"]> {
  const { renews, nextPlanId, nextPeriod } = subscription ?? {};
  if (current?.ahead) {
    return { plan: toPlanDetails(current.ahead.plan), period: current.ahead.period };
  }
  if (!current || !renews || !nextPlanId || !nextPeriod) return null;
  const plan = await selectPlan(db, nextPlanId);
  return plan ? { plan: toPlanDetails(plan), period: nextPeriod } : null;
}

const choicesOf = (
  plans: readonly Plan[],
  current: CurrentPlan | undefined,
  now: Date,
): PlanChoice[] =>
  plans.flatMap((plan) =>
    PERIODS.map((period) => {
      const change = planChange({ plan, period }, current, now);
      const due = "dueCents" in change ? toDecimal(change.dueCents) : 0;
      return { plan: plan.code, period, change: change.kind, due };
    }),
  );

async function describeInvoice(
  { db, invoices }: Pick<ProDeps, "db" | "invoices">,
  owner: Owner,
): Promise<ProStatus["invoice"]> {
  const open = await selectOpenPeriod(db, owner);
  const plan = open && (await selectPlan(db, open.planId));
  if (!open?.invoiceId || !plan) return null;
  if ((await invoices.stateOf(db, open.invoiceId)) !== "open") return null;
  const { invoiceId: id, dueCents, period } = open;
  return { id, amount: toDecimal(dueCents), plan: plan.name, period };
}
