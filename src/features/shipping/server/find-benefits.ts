import type { PlanBenefits } from "../domain/plan-benefits.ts";

/** Nothing for whoever has no plan on that site just now. */
export type FindBenefits = (who: {
  customerId: number;
  siteId: number;
}) => Promise<PlanBenefits | undefined>;
