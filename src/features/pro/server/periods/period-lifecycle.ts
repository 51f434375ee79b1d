import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import { PERIOD_TRANSITIONS, type PlanStep } from "../../domain/plan.ts";
import { lockPeriod, type PlanPeriod, updatePeriod } from "../pro.repository.ts";
import { insertStep } from "../subscriptions.repository.ts";

/**
 * The status changes of a period: ordered, paid or cancelled. The subscription writes the plan's history
 * itself; this lifecycle only adds the step that nobody paid.
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
