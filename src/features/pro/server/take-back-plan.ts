import type { Transaction } from "#database/connect.ts";
import { lockPeriod, updatePeriod, updateSubscription } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";

/**
 * All that was paid for a plan's time has gone back, in the transaction in which it did: what is left of
 * that time is not had any more, and nothing goes on. What was had before stays as it was.
 */
export async function takeBackPlan(
  { now }: Pick<ProDeps, "now">,
  tx: Transaction,
  periodId: number,
): Promise<void> {
  const period = await lockPeriod(tx, periodId);
  const { status, startsAt, endsAt } = period ?? {};
  const at = now();
  if (!period || status !== "paid" || !startsAt || !endsAt || endsAt <= at) return;
  const none = { status: "cancelled" as const, paidAt: null };
  await updatePeriod(tx, periodId, startsAt < at ? { endsAt: at } : none);
  await updateSubscription(tx, period, { renews: false, nextPlanId: null, nextPeriod: null });
}
