import type { PlanChoice } from "../contract.ts";
/** In the plans' form: what was shown as due for each of them, since one button of many is pressed. */
export const seenField = ({ plan, period }: Pick<PlanChoice, "plan" | "period">): string =>
  `seen_${plan}_${period}`;
