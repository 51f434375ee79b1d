import type { Queryable } from "#database/connect.ts";
import type { Period, Plan } from "../domain/plan.ts";
import { type Owner, type PaidPeriod, selectPaidPeriods } from "./pro.repository.ts";

export type CurrentPlan = {
  plan: Plan;
  period: Period;
  /** What is left of what was paid, the first of it now. */
  paid: PaidPeriod[];
  until: Date;
};

/** What the customer has at a moment; nothing where it has ended. */
export async function currentPlan(
  db: Queryable,
  owner: Owner,
  now: Date,
): Promise<CurrentPlan | undefined> {
  const paid = await selectPaidPeriods(db, owner, now);
  const [first] = paid;
  const last = paid.at(-1);
  return first && last && { plan: first.plan, period: first.period, paid, until: last.endsAt };
}
