import type { Transaction } from "#database/connect.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import {
  type LineCost,
  saveLineCosts,
  selectCatalogueCosts,
} from "../costs/order-costs.repository.ts";
import { type StaffOrderResult, stepByStaff } from "../move-order.ts";
import { selectLastSteps } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

type Purchase = {
  actor: StaffActor | undefined;
  orderId: number;
  /** What one piece of a line cost us in euros; if missing, the costs that the catalogue knows are used. */
  costs?: readonly LineCost[];
  undoSeconds?: number;
};

/** Marks a paid order as purchased and stores what its goods cost. */
export const purchaseOrder = (
  deps: OrdersDeps,
  { costs, ...step }: Purchase,
): Promise<StaffOrderResult> =>
  stepByStaff(deps, { ...step, to: "purchased" }, async (tx, { id }) => {
    const [last] = await selectLastSteps(tx, id);
    if (!last) throw new Error("A step was not written");
    const known = costs ?? (await catalogueCosts(tx, id));
    await saveLineCosts(tx, { orderId: id, stepId: last.id }, known);
  });

async function catalogueCosts(tx: Transaction, orderId: number): Promise<LineCost[]> {
  const lines = await selectCatalogueCosts(tx, [orderId]);
  return lines.flatMap(({ position, costCents }) =>
    costCents === null ? [] : [{ position, costCents }],
  );
}
