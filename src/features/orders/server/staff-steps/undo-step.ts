import { fail, type Result, succeed } from "#core/result.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { stepBefore } from "../../domain/undo-step.ts";
import { restoreLineCosts } from "../costs/order-costs.repository.ts";
import { stepMailKind } from "../emails/notify-order-step.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import { insertHistory, type Order, selectLastSteps, updateOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

const TOO_LATE = "office.orders.errors.undo_late";
type UndoProblem = "errors.not_found" | "orders.errors.step" | typeof TOO_LATE;

type Undo = {
  actor: StaffActor;
  orderId: number;
  /** For a step of a bulk run: its time in the audit log, and how long it can be undone. */
  bulk?: { at: Date; seconds: number };
};

/** Undoes the last step, by the person who made it; its mail is not sent, and the history keeps both. */
export async function undoStep(
  deps: OrdersDeps,
  { actor, orderId, bulk }: Undo,
): Promise<Result<Order, UndoProblem>> {
  const step = { actor, key: orderId, action: "order.undo" as const };
  return orderLifecycle.stepByStaff<typeof TOO_LATE>(deps, step, async (tx, row, by) => {
    const steps = await selectLastSteps(tx, row.id);
    const [last] = steps;
    const asked = { actorId: actor.id, now: deps.now(), seconds: bulk?.seconds };
    const status = stepBefore(steps, asked);
    if (!last || !status || last.status !== row.status) return fail(TOO_LATE);
    // The order moved since, perhaps into the same state again: a step and its audit note have the same transaction
    // time.
    if (bulk && bulk.at.getTime() !== last.at.getTime()) return fail(TOO_LATE);
    const mail = {
      record: `order:${row.id}`,
      kind: stepMailKind(last.status),
      since: last.at,
    };
    if (!(await deps.withdrawMails(tx, mail))) return fail(TOO_LATE);
    const back = {
      status,
      ...(last.status === "delivered" ? { deliveredAt: null } : {}),
    };
    await updateOrder(tx, row.id, back);
    await restoreLineCosts(tx, { orderId: row.id, stepId: last.id });
    await insertHistory(tx, row.id, status, by, last.id);
    return succeed({ ...row, ...back });
  });
}
