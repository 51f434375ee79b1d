import { toDecimal } from "#core/money.ts";
import type { Plan } from "../domain/plan.ts";
import type { PlanOnWire, ProStatus } from "../domain/subscription-view.ts";
import { currentPlan } from "./current-plan.ts";
import {
  type Owner,
  selectOpenPeriod,
  selectPaidPeriods,
  selectPlan,
  selectSubscription,
} from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";

export const planOnWire = (plan: Plan): PlanOnWire => ({
  code: plan.code,
  name: plan.name,
  price_month: toDecimal(plan.monthCents),
  price_year: toDecimal(plan.yearCents),
  shipping_discount: plan.shippingPercent,
  service_discount: plan.servicePercent,
  storage_days: plan.storageDays,
});

/** How it stands between a customer and the site's plans. */
export async function describeStatus(
  { db, invoices, now }: Pick<ProDeps, "db" | "invoices" | "now">,
  owner: Owner,
): Promise<ProStatus> {
  const current = await currentPlan(db, owner, now());
  const last = current?.paid.at(-1) ?? (await selectPaidPeriods(db, owner)).at(-1);
  const shown = current ?? last;
  const subscription = await selectSubscription(db, owner);
  return {
    state: current ? "active" : last ? "ended" : "none",
    plan: shown ? planOnWire(shown.plan) : null,
    period: shown?.period ?? null,
    active_until: last?.endsAt.toISOString() ?? null,
    renews: current !== undefined && subscription?.renews === true,
    next: await describeNext(db, current && subscription),
    invoice: await describeInvoice({ db, invoices }, owner),
  };
}

async function describeNext(
  db: ProDeps["db"],
  subscription: Awaited<ReturnType<typeof selectSubscription>>,
): Promise<ProStatus["next"]> {
  const { renews, nextPlanId, nextPeriod } = subscription ?? {};
  if (!renews || !nextPlanId || !nextPeriod) return null;
  const plan = await selectPlan(db, nextPlanId);
  return plan ? { plan: planOnWire(plan), period: nextPeriod } : null;
}

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
