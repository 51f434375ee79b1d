import { fail } from "#core/result.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { MoveByStaff } from "../../domain/order-status.ts";
import { moveOrder, type StaffOrderResult } from "../move-order.ts";
import { selectOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

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
  return order ? moveOrder(deps, { ...step, slug: order.slug }) : fail("errors.not_found");
}
