import type { Queryable } from "#database/connect.ts";
import type { ListedStaffOrder } from "../../staff-calls.ts";
import type { Order } from "../orders.repository.ts";
import { selectOpenSteps, selectStaffNames } from "./staff-orders.repository.ts";
import { taskKindOf } from "./waiting-orders.ts";

type WaitingOrder = Pick<Order, "id" | "status" | "withdrawnAt">;
type Assignees = (order: WaitingOrder) => ListedStaffOrder["assignee"];

/** Who has to do the next step of each order; null if it waits for nobody, or for anybody. */
export async function readAssignees(
  db: Queryable,
  among: readonly WaitingOrder[],
): Promise<Assignees> {
  const subjects = among.filter(taskKindOf).map(({ id }) => `order:${id}`);
  if (subjects.length === 0) return () => null;
  const rows = await selectOpenSteps(db, subjects);
  const assigneeIds = new Map(rows.map((row) => [`${row.kind}:${row.subject}`, row.assigneeId]));
  const names = await selectStaffNames(
    db,
    rows.flatMap((row) => row.assigneeId ?? []),
  );
  return (order) => {
    const { id } = order;
    const step = taskKindOf(order);
    const staffId = step && assigneeIds.get(`${step}:order:${id}`);
    const name = staffId ? names.get(staffId) : undefined;
    return staffId && name !== undefined ? { id: staffId, name } : null;
  };
}
