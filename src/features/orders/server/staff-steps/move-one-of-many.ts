import type { StaffActor } from "#platform/auth/require-role.ts";
import type { MoveByStaff } from "../../domain/order-status.ts";
import { moveOrder, type StaffOrderResult } from "../move-order.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { purchaseOrder } from "./purchase-order.ts";

type OneOfMany = {
  actor: StaffActor;
  orderId: number;
  to: MoveByStaff;
  /** How long the step can be undone, if not the usual time. */
  undoSeconds?: number;
};

/** Nobody types the costs of many orders: the catalogue knows most of them. */
export const moveOneOfMany = (
  deps: OrdersDeps,
  { to, ...step }: OneOfMany,
): Promise<StaffOrderResult> =>
  to === "purchased" ? purchaseOrder(deps, step) : moveOrder(deps, { ...step, to });
