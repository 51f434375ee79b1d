import type { Queryable } from "#database/connect.ts";
import type { Period, Plan } from "../domain/plan.ts";
import { type Owner, type PaidPeriod, selectPaidPeriods, selectPlans } from "./pro.repository.ts";

export type CurrentPlan = {
  plan: Plan;
  period: Period;
  /** What is left of what was paid, the first of it now. */
  paid: PaidPeriod[];
  /** The end of this plan, as far as it is paid. */
  until: Date;
  /** Another one that is paid already and begins then. */
  ahead: PaidPeriod | undefined;
};

/** What the customer has at a moment; nothing where it has ended. */
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

/** What a customer can choose, the smallest first: what is offered, and their own also when it is not any more. */
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
