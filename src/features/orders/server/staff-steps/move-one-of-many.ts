import type { StaffActor } from "#platform/auth/require-role.ts";
import type { MoveByStaff } from "../../domain/order-status.ts";
import { moveOrder, type StaffOrderResult } from "../move-order.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { purchaseOrder } from "./purchase-order.ts";

type OneOfMany = {
  actor: StaffActor;
  orderId: number;
  to: MoveByStaff;
  /** How long it can be taken back, where that is not the usual. */
  undoSeconds?: number;
};

/** Nobody types what each of many cost: the catalogue knows most of it. */
export const moveOneOfMany = (
  deps: OrdersDeps,
  { to, ...step }: OneOfMany,
): Promise<StaffOrderResult> =>
  to === "purchased" ? purchaseOrder(deps, step) : moveOrder(deps, { ...step, to });
