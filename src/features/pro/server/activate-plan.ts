import type { Transaction } from "#database/connect.ts";
import { endOfPeriod } from "../domain/plan.ts";
import {
  cutPaidPeriods,
  lockPeriod,
  type PlanPeriod,
  saveSubscription,
  selectPaidPeriods,
  updatePeriod,
  updateSubscription,
} from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";

/** A plan's invoice was paid, in the transaction in which it was: its time begins, once. */
export async function activatePlan(
  { now }: Pick<ProDeps, "now">,
  tx: Transaction,
  { periodId, language }: { periodId: number; language: string },
): Promise<void> {
  const period = await lockPeriod(tx, periodId);
  if (!period || period.status === "paid") return;
  const paidAt = now();
  const startsAt = await startOf(tx, period, paidAt);
  const endsAt = endOfPeriod(startsAt, period.period);
  if (period.kind === "upgrade") await cutPaidPeriods(tx, period, startsAt);
  await updatePeriod(tx, periodId, { status: "paid", startsAt, endsAt, paidAt });
  const asPaid = { nextPlanId: null, nextPeriod: null };
  if (period.kind === "renewal") await updateSubscription(tx, period, asPaid);
  else await saveSubscription(tx, period, { language, renews: true, ...asPaid });
}

/**
 * An upgrade counts from the day on which the rest of the old plan was counted; everything else goes on
 * from what is paid, or from now.
 */
async function startOf(tx: Transaction, period: PlanPeriod, now: Date): Promise<Date> {
  if (period.kind === "upgrade") return period.createdAt;
  const last = (await selectPaidPeriods(tx, period, now)).at(-1);
  return last?.endsAt ?? now;
}
