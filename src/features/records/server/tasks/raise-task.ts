import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { WorkClock } from "#core/working-hours.ts";
import type { Queryable } from "#database/connect.ts";
import { dueOf, type TaskKind } from "../../domain/task-kinds.ts";
import { tasks } from "./tasks.tables.ts";

export type NewTask = {
  kind: TaskKind;
  /** Such as `order:17`: each kind and subject has at most one open task. */
  subject: string;
  siteId?: number | null;
  details?: Record<string, string | number>;
};

/** Creates a task, or counts the report on the open one, which keeps its due time and its owner. */
export async function raiseTask(
  tx: Queryable,
  { kind, subject, siteId = null, details = {} }: NewTask,
  now: Date,
  clock: WorkClock,
): Promise<number> {
  const dueAt = dueOf(kind, now, clock);
  const [row] = await tx
    .insert(tasks)
    .values({ kind, subject, siteId, details, dueAt, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [tasks.kind, tasks.subject],
      targetWhere: sql`closed_at is null`,
      set: { times: sql`${tasks.times} + 1`, lastAt: now, details },
    })
    .returning({ id: tasks.id });
  return row?.id ?? 0;
}

/** Creates the row when somebody first takes or snoozes a record's step; it stores only that. */
export async function ensureTasks(
  tx: Queryable,
  wanted: readonly (Pick<NewTask, "kind" | "subject" | "siteId"> & { dueAt: Date })[],
): Promise<TaskRow[]> {
  if (wanted.length === 0) return [];
  const rows = wanted.map(({ kind, subject, siteId = null, dueAt }) => ({
    kind,
    subject,
    siteId,
    dueAt,
  }));
  await tx.insert(tasks).values(rows).onConflictDoNothing();
  const named = sql.join(
    rows.map(({ kind, subject }) => sql`(${kind}, ${subject})`),
    sql`, `,
  );
  return tx
    .select()
    .from(tasks)
    .where(sql`(${tasks.kind}, ${tasks.subject}) in (${named}) and closed_at is null`)
    .orderBy(tasks.id)
    .for("update");
}

export type TaskRow = typeof tasks.$inferSelect;

export type TaskChanges = Partial<
  Pick<TaskRow, "assigneeId" | "snoozedUntil" | "closedAt" | "closedBy" | "outcome" | "note">
>;

export async function updateTasks(
  tx: Queryable,
  rows: readonly Pick<TaskRow, "id">[],
  changes: TaskChanges,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx.update(tasks).set(changes).where(inArray(tasks.id, ids));
}

/** Ends the open task of a subject, if there is one, because what it asked for was done. */
export async function endTask(
  tx: Queryable,
  { kind, subject }: Pick<TaskRow, "kind" | "subject">,
  ended: { closedAt: Date; closedBy: number | null },
): Promise<void> {
  await tx
    .update(tasks)
    .set({ ...ended, outcome: "done" })
    .where(and(eq(tasks.kind, kind), eq(tasks.subject, subject), isNull(tasks.closedAt)));
}
