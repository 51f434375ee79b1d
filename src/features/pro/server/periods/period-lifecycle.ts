import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import { PERIOD_TRANSITIONS, type PlanStep } from "../../domain/plan.ts";
import { lockPeriod, type PlanPeriod, updatePeriod } from "../pro.repository.ts";
import { insertStep } from "../subscriptions.repository.ts";

/**
 * How time with a plan goes on: it is asked for, paid, or given up. What becomes of the plan itself is in
 * the history of its subscription, which writes its own steps; here only that nobody paid.
 */
export const periodLifecycle = defineLifecycle<
  PlanPeriod,
  PlanStep["actor"],
  object,
  "pro.errors.step"
>({
  name: "pro_period",
  transitions: PERIOD_TRANSITIONS,
  refusal: "pro.errors.step",
  who: () => "finance",
  staff: () => "system",
  lock: (_deps, tx, id) => lockPeriod(tx, id),
  save: (tx, { id }, values) => updatePeriod(tx, id, values),
  async history(tx, period, { from, to, actor }) {
    if (from === "open" && to === "cancelled") {
      await insertStep(tx, period, { step: "given_up", actor });
    }
    return undefined;
  },
});
