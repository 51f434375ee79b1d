import { and, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { tasks } from "#features/desk/server/tasks/tasks.tables.ts";
import type { ListedStaffOrder } from "../../staff-calls.ts";
import type { Order } from "../orders.repository.ts";
import { selectStaffNames } from "./staff-orders.repository.ts";
import { WAITING } from "./waiting-orders.ts";

type Assignees = (order: Pick<Order, "id" | "status">) => ListedStaffOrder["assignee"];

/** To whom the next step of each was given; null where it waits for nobody, or for anybody. */
export async function readAssignees(
  db: Queryable,
  among: readonly Pick<Order, "id" | "status">[],
): Promise<Assignees> {
  const subjects = among.filter(({ status }) => WAITING[status]).map(({ id }) => `order:${id}`);
  if (subjects.length === 0) return () => null;
  const { kind, subject, assigneeId, closedAt } = tasks;
  const rows = await db
    .select({ kind, subject, assigneeId })
    .from(tasks)
    .where(
      and(isNull(closedAt), inArray(kind, Object.values(WAITING)), inArray(subject, subjects)),
    );
  const held = new Map(rows.map((row) => [`${row.kind}:${row.subject}`, row.assigneeId]));
  const names = await selectStaffNames(
    db,
    rows.flatMap((row) => row.assigneeId ?? []),
  );
  return ({ id, status }) => {
    const step = WAITING[status];
    const heldBy = step && held.get(`${step}:order:${id}`);
    const name = heldBy ? names.get(heldBy) : undefined;
    return heldBy && name !== undefined ? { id: heldBy, name } : null;
  };
}
