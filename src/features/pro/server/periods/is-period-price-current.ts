import { HOUR_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import { planChange } from "../../domain/plan-change.ts";
import { currentPlan } from "../current-plan.ts";
import { type PlanPeriod, selectPlan } from "../pro.repository.ts";

/** A customer has this much time to pay a price that they were just shown, even if the day changes in between. */
export const GRACE_MS = HOUR_MS;

/**
 * Whether the amount of an upgrade is still correct: the remaining days of the old plan lose value every
 * day, and have none once that plan is over.
 */
export async function isPeriodPriceCurrent(
  db: Queryable,
  asked: PlanPeriod,
  now: Date,
): Promise<boolean> {
  if (asked.kind !== "upgrade") return true;
  const plan = await selectPlan(db, asked.planId);
  if (!plan) return false;
  const current = await currentPlan(db, asked, now);
  const costs = (at: Date) => {
    const change = planChange({ plan, period: asked.period }, current, at);
    return "dueCents" in change ? change.dueCents : undefined;
  };
  return [now, new Date(now.getTime() - GRACE_MS)].some((at) => costs(at) === asked.dueCents);
}
