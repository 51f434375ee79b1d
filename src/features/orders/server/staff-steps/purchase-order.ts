import type { StaffActor } from "#platform/auth/require-role.ts";
import { type LineCost, saveLineCost } from "../costs/order-costs.repository.ts";
import { type StaffOrderResult, stepByStaff } from "../move-order.ts";
import type { OrdersDeps } from "../orders-deps.ts";

type Purchase = {
  actor: StaffActor | undefined;
  slug: string;
  /** What one piece of a line cost us in euros, where somebody knows. */
  costs: readonly LineCost[];
};

/** What was paid is bought, with what it cost. */
export const purchaseOrder = (
  deps: OrdersDeps,
  { actor, slug, costs }: Purchase,
): Promise<StaffOrderResult> =>
  stepByStaff(deps, { actor, slug, to: "purchased" }, async (tx, { id }) => {
    for (const cost of costs) await saveLineCost(tx, id, cost);
  });
