import type { Queryable } from "#database/connect.ts";
import type { Plan } from "../../domain/plan.ts";
import type { CurrentPlan } from "../current-plan.ts";
import { selectPlans } from "../pro.repository.ts";

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
