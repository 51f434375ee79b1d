import type { Queryable } from "#database/connect.ts";
import type { PlanBenefits } from "../domain/plan-benefits.ts";

/** Nothing for whoever has no plan on that site just now; in a transaction, by its connection. */
export type FindBenefits = (
  who: { customerId: number; siteId: number },
  db?: Queryable,
) => Promise<PlanBenefits | undefined>;
