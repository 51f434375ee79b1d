import type { Queryable } from "#database/connect.ts";
import type { ListedStaffOrder } from "../../staff-calls.ts";
import type { Order } from "../orders.repository.ts";
import { selectOpenSteps, selectStaffNames } from "./staff-orders.repository.ts";
import { TASK_KIND_BY_STATUS } from "./waiting-orders.ts";

type Assignees = (order: Pick<Order, "id" | "status">) => ListedStaffOrder["assignee"];

/** To whom the next step of each was given; null where it waits for nobody, or for anybody. */
export async function readAssignees(
  db: Queryable,
  among: readonly Pick<Order, "id" | "status">[],
): Promise<Assignees> {
  const subjects = among
    .filter(({ status }) => TASK_KIND_BY_STATUS[status])
    .map(({ id }) => `order:${id}`);
  if (subjects.length === 0) return () => null;
  const rows = await selectOpenSteps(db, subjects);
  const assigneeIds = new Map(rows.map((row) => [`${row.kind}:${row.subject}`, row.assigneeId]));
  const names = await selectStaffNames(
    db,
    rows.flatMap((row) => row.assigneeId ?? []),
  );
  return ({ id, status }) => {
    const step = TASK_KIND_BY_STATUS[status];
    const staffId = step && assigneeIds.get(`${step}:order:${id}`);
    const name = staffId ? names.get(staffId) : undefined;
    return staffId && name !== undefined ? { id: staffId, name } : null;
  };
}
