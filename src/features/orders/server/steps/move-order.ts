import type { MoveByStaff } from "../../domain/order-status.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { findForStaff, type OrderStep, type StaffOrderResult, stepByStaff } from "./staff-order.ts";

/** Bought, in the warehouse, and on its way where no carrier tells. */
export async function moveOrder(
  deps: OrdersDeps,
  input: OrderStep & { to: MoveByStaff },
): Promise<StaffOrderResult> {
  const found = await findForStaff(deps, input);
  if (!found.ok) return found;
  const { order, staffId } = found.value;
  return stepByStaff(deps, { id: order.id, to: input.to, staffId });
}
