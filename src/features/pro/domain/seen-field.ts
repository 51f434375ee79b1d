import type { PlanChoice } from "../contract.ts";
/**
 * The form field with the amount shown as due for this plan; each plan has one, because the form has one
 * button per plan.
 */
export const seenField = ({ plan, period }: Pick<PlanChoice, "plan" | "period">): string =>
  `seen_${plan}_${period}`;
