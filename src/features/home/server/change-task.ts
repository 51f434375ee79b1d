import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { rulesOf, TASK_KIND_NAMES, type TaskOutcome } from "#features/desk/domain/task-kinds.ts";
import { ensureTask, type TaskRow, updateTask } from "#features/desk/server/tasks/raise-task.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { listOpenTasks } from "./list-tasks.ts";

export type TaskDeps = { db: Database; now: () => Date };
type OfTask = { actor: StaffActor; key: string };
type Changes = Parameters<typeof updateTask>[2];
type Change = { action: string; changes: Changes };

/** A task that is not open, or not theirs, is not there. */
const changeTask = (
  { db }: TaskDeps,
  { actor, key }: OfTask,
  { action, changes }: Change,
): Promise<Result<undefined>> =>
  inTransaction(db, async (tx) => {
    const task = (await listOpenTasks(tx, actor)).find((one) => one.key === key);
    const row = task && (await ensureTask(tx, task));
    if (!row) return fail("errors.not_found");
    await updateTask(tx, row.id, changes);
    await writeNote(tx, { actor, key, action, row, changes });
    return succeed(undefined);
  });

type Written = OfTask & { action: string; row: TaskRow; changes: Changes };

async function writeNote(tx: Transaction, { actor, key, action, row, changes }: Written) {
  const names = Object.keys(changes);
  const before = Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
  const subject = `task:${row.id}`;
  const details = { task: key };
  await writeAuditNote(tx, { actor, action, subject, details, before, after: { ...changes } });
}

/** Null: nobody's again. */
export const assignTask = (
  deps: TaskDeps,
  { assigneeId, ...of }: OfTask & { assigneeId: number | null },
): Promise<Result<undefined>> =>
  changeTask(deps, of, { action: "task.assign", changes: { assigneeId, snoozedUntil: null } });

export async function snoozeTask(
  deps: TaskDeps,
  { until, ...of }: OfTask & { until: Date },
): Promise<Result<undefined>> {
  if (until > deps.now()) {
    return changeTask(deps, of, { action: "task.snooze", changes: { snoozedUntil: until } });
  }
  return { ...fail("errors.invalid_input"), errors: { until: ["office.tasks.errors.past"] } };
}

const isStep = (key: string) =>
  TASK_KIND_NAMES.some((kind) => key.startsWith(`${kind}:`) && !rulesOf(kind).isTrouble);

/** Of what went wrong: the next step of a record ends by itself when it is made. */
export async function closeTask(
  deps: TaskDeps,
  { outcome, note, ...of }: OfTask & { outcome: TaskOutcome; note: string },
): Promise<Result<undefined>> {
  if (isStep(of.key)) return fail("errors.not_found");
  const changes = { closedAt: deps.now(), closedBy: of.actor.id, outcome, note };
  return changeTask(deps, of, { action: "task.close", changes });
}
