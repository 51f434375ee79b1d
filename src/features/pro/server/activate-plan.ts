import type { Transaction } from "#database/connect.ts";
import { paidTime } from "../domain/plan-change.ts";
import { periodLifecycle } from "./periods/period-lifecycle.ts";
import { cutPaidPeriods, lockPeriod, selectPaidPeriods } from "./pro.repository.ts";
import type { ProDeps } from "./pro-deps.ts";
import { saveSubscription, updateSubscription } from "./subscriptions.repository.ts";

const STEPS = { start: "begun", upgrade: "enlarged", renewal: "renewed" } as const;

/** Starts a plan's period, once, in the transaction in which its invoice is paid. */
export async function activatePlan(
  { now }: Pick<ProDeps, "now">,
  tx: Transaction,
  { periodId, language }: { periodId: number; language: string },
): Promise<void> {
  const period = await lockPeriod(tx, periodId);
  if (!period || period.status === "paid") return;
  const paidAt = now();
  const { startsAt, endsAt } = paidTime(period, await selectPaidPeriods(tx, period), paidAt);
  if (period.kind === "upgrade") await cutPaidPeriods(tx, period, startsAt);
  const time = { startsAt, endsAt, paidAt };
  await periodLifecycle.move({}, tx, period, "paid", { actor: "payment", ...time });
  const asPaid = { nextPlanId: null, nextPeriod: null };
  const step = { step: STEPS[period.kind], actor: "payment" as const };
  // A new plan renews by default; otherwise the owner's setting stays.
  if (period.kind === "start") {
    await saveSubscription(tx, period, { language, renews: true, ...asPaid }, step);
  } else await updateSubscription(tx, period, asPaid, step);
}
