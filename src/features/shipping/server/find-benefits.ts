import type { PlanBenefits, PlanStorage } from "../domain/plan-benefits.ts";

/** Nothing for whoever has no plan on that site just now. */
export type FindBenefits = (who: {
  customerId: number;
  siteId: number;
}) => Promise<PlanBenefits | undefined>;

/** Of all plans that the customer had on that site: what was free once stays free, and what was due stays due. */
export type ListPlanStorage = (who: {
  customerId: number;
  siteId: number;
}) => Promise<PlanStorage[]>;
