import type { MoveByStaff } from "../../domain/order-status.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { type OrderStep, type StaffOrderResult, stepByStaff } from "./staff-order.ts";

/** Bought, in the warehouse, and on its way where no carrier tells. */
export const moveOrder = (
  deps: OrdersDeps,
  input: OrderStep & { to: MoveByStaff },
): Promise<StaffOrderResult> => stepByStaff(deps, input);
