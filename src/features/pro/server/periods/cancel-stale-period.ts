import { DAY_MS } from "#core/durations.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { outdatedEmail, postPlanMail } from "../emails/pro-emails.ts";
import { type Owner, type PlanPeriod, selectOpenPeriod, selectPlan } from "../pro.repository.ts";
import type { ProDeps } from "../pro-deps.ts";
import { lockOwner } from "../subscribe.ts";
import { selectSubscription } from "../subscriptions.repository.ts";
import { isPeriodPriceCurrent } from "./is-period-price-current.ts";
import { dropPeriod, findBusyInvoice } from "./open-period.ts";

/** How long a plan's invoice stays payable: until its due day is over. */
export const UNPAID_PERIOD_MS = 15 * DAY_MS;

/**
 * Cancels an unpaid period. If its price has changed, the owner gets a mail, so that they can order again.
 * If there is nothing to cancel, it does not check for a payment and takes no lock.
 */
export async function cancelStalePeriod(deps: ProDeps, owner: Owner): Promise<void> {
  const seen = await selectOpenPeriod(deps.db, owner);
  if (!seen || !(await staleReason(deps, deps.db, seen))) return;
  const busy = await findBusyInvoice(deps, owner);
  await inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, owner);
    const open = await selectOpenPeriod(tx, owner);
    const why = open && (await staleReason(deps, tx, open));
    if (!open || !why) return;
    const dropped = await dropPeriod(deps, tx, open, { busy, by: "system" });
    if (dropped.ok && why === "outdated") await mailOutdated(deps, tx, open);
  });
}

async function staleReason({ now }: Pick<ProDeps, "now">, db: Queryable, open: PlanPeriod) {
  if (!(await isPeriodPriceCurrent(db, open, now()))) return "outdated";
  return isStale(open, now()) ? "stale" : undefined;
}

/** A renewal can be paid only until the plan ends. */
const isStale = ({ kind, startsAt, createdAt }: PlanPeriod, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > UNPAID_PERIOD_MS ||
  (kind === "renewal" && startsAt !== null && startsAt <= now);

async function mailOutdated(deps: ProDeps, tx: Transaction, owner: PlanPeriod): Promise<void> {
  const plan = await selectPlan(tx, owner.planId);
  const { language } = (await selectSubscription(tx, owner)) ?? {};
  if (!plan || !language) return;
  const mail = { kind: "pro-outdated", write: outdatedEmail };
  await postPlanMail(deps, tx, { owner, language, plan: plan.name, ...mail });
}
