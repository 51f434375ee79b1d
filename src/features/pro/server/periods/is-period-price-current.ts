import { HOUR_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import { planChange } from "../../domain/plan-change.ts";
import { currentPlan } from "../current-plan.ts";
import { type PlanPeriod, selectPlan } from "../pro.repository.ts";

/** Whoever was just told a sum has the time to pay it, also where a day ends meanwhile. */
export const GRACE_MS = HOUR_MS;

/**
 * Whether what was asked for something larger is still what it costs: what is left of the old plan is worth
 * less every day, and nothing once that is over.
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
