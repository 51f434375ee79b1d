import { fail } from "#core/result.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { MoveByStaff } from "../../domain/order-status.ts";
import { moveOrder, type StaffOrderResult } from "../move-order.ts";
import { selectOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { purchaseOrder } from "./purchase-order.ts";

type MoveById = {
  actor: StaffActor;
  id: number;
  to: MoveByStaff;
  /** How long it can be taken back, where that is not the usual. */
  undoSeconds?: number;
};

/** One of many: lists know orders by their numbers. */
export async function moveById(
  deps: OrdersDeps,
  { id, ...step }: MoveById,
): Promise<StaffOrderResult> {
  const order = await selectOrder(deps.db, { id });
  if (!order) return fail("errors.not_found");
  const { slug } = order;
  const { to, ...bought } = step;
  // Nobody types what each of many cost: the catalogue knows most of it.
  return to === "purchased"
    ? purchaseOrder(deps, { ...bought, slug })
    : moveOrder(deps, { ...step, slug });
}
