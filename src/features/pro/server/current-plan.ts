import type { Queryable } from "#database/connect.ts";
import type { Period, Plan } from "../domain/plan.ts";
import { type Owner, type PaidPeriod, selectPaidPeriods, selectPlans } from "./pro.repository.ts";

export type CurrentPlan = {
  plan: Plan;
  period: Period;
  /** The paid periods that have not ended, the current one first. */
  paid: PaidPeriod[];
  /** The end of the paid time with this plan. */
  until: Date;
  /** Another plan that is already paid and begins then. */
  ahead: PaidPeriod | undefined;
};

/** The customer's plan at this time; undefined if it has ended. */
export async function currentPlan(
  db: Queryable,
  owner: Owner,
  now: Date,
): Promise<CurrentPlan | undefined> {
  const paid = await selectPaidPeriods(db, owner, now);
  const [first] = paid;
  if (!first) return undefined;
  const { plan, period } = first;
  const isSame = (one: PaidPeriod) => one.planId === first.planId && one.period === period;
  const ahead = paid.find((one) => !isSame(one));
  const same = ahead ? paid.slice(0, paid.indexOf(ahead)) : paid;
  return { plan, period, paid, until: (same.at(-1) ?? first).endsAt, ahead };
}

/**
 * The plans that a customer can choose, smallest first: those offered, and their own even if it is no
 * longer offered.
 */
export async function plansFor(
  db: Queryable,
  siteId: number,
  current: CurrentPlan | undefined,
): Promise<Plan[]> {
  const offered = await selectPlans(db, siteId);
  const own = current?.plan;
  if (!own || offered.some(({ id }) => id === own.id)) return offered;
  return [...offered, own].toSorted((one, other) => one.position - other.position);
}
