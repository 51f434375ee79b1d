import { type Failure, fail, failField, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { rulesOf, TASK_KIND_NAMES, type TaskOutcome } from "#features/records/domain/task-kinds.ts";
import {
  ensureTasks,
  type TaskChanges,
  type TaskRow,
  updateTasks,
} from "#features/records/server/tasks/raise-task.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { AuditAction } from "#platform/audit/audit-action.ts";
import { writeAuditNotes } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { StaffGrant } from "#platform/auth/staff-access.ts";
import { listOpenTasks, type OpenTask, reaches } from "./list-tasks.ts";
import { workClocks } from "./work-clocks.ts";
import type { WorkDeps } from "./work-items.ts";

export type TaskDeps = WorkDeps & {
  db: Database;
  now: () => Date;
  listSites: () => readonly Site[];
  /** All staff with their roles and sites. */
  listColleagues: (db: Queryable) => Promise<Colleague[]>;
};
type Colleague = { id: number; name: string; grants: readonly StaffGrant[] };

type OfTask = { actor: StaffActor; key: string };
type Change = {
  action: AuditAction;
  changes: TaskChanges;
  refuse?: (tx: Transaction, task: OpenTask) => Promise<Failure | undefined>;
};

/** The subject of `buy:order:17` is `order:17`. */
const subjectOf = (key: string) => key.slice(key.indexOf(":") + 1);

async function findTask(deps: TaskDeps, db: Queryable, { actor, key }: OfTask) {
  const { tasks } = await listOpenTasks({ ...deps, db }, actor, workClocks(deps.listSites()), {
    subjects: [subjectOf(key)],
  });
  return tasks.find((one) => one.key === key);
}

/** Changes a task; one that is closed or that the actor may not see counts as not found. */
const changeTask = (
  deps: TaskDeps,
  { actor, key }: OfTask,
  { action, changes, refuse }: Change,
): Promise<Result<undefined>> =>
  inTransaction(deps.db, async (tx) => {
    const task = await findTask(deps, tx, { actor, key });
    const [row] = task ? await ensureTasks(tx, [task]) : [];
    if (!task || !row) return fail("errors.not_found");
    const refused = await refuse?.(tx, task);
    if (refused) return refused;
    await updateTasks(tx, [row], changes);
    await writeTaskNotes(tx, [row], { actor, action, changes });
    return succeed(undefined);
  });

type Written = { actor: StaffActor; action: AuditAction; changes: TaskChanges };

export function writeTaskNotes(
  tx: Transaction,
  rows: readonly TaskRow[],
  { actor, action, changes }: Written,
): Promise<void> {
  const names = Object.keys(changes);
  const notes = rows.map((row) => ({
    actor,
    action,
    subject: `task:${row.id}`,
    details: { task: `${row.kind}:${row.subject}` },
    before: Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))),
    after: { ...changes },
  }));
  return writeAuditNotes(tx, notes);
}

export const mayDo = ({ id, grants }: Colleague, { kind, siteId }: OpenTask): boolean =>
  reaches({ id, roles: grants.map(({ role }) => role), grants }, kind, siteId);

/** Colleagues whose roles and sites cover a task; undefined if the task is not found. */
export async function listTaskColleagues(deps: TaskDeps, of: OfTask) {
  const task = await findTask(deps, deps.db, of);
  if (!task) return undefined;
  const colleagues = await deps.listColleagues(deps.db);
  return colleagues.filter((one) => mayDo(one, task)).map(({ id, name }) => ({ id, name }));
}

/** Assigns the task to the actor or to a colleague who may do it; null means nobody. */
export const assignTask = (
  deps: TaskDeps,
  { assigneeId, ...of }: OfTask & { assigneeId: number | null },
): Promise<Result<undefined>> =>
  changeTask(deps, of, {
    action: "task.assign",
    changes: { assigneeId, snoozedUntil: null },
    refuse: async (tx, task) => {
      if (assigneeId === null || assigneeId === of.actor.id) return undefined;
      const given = (await deps.listColleagues(tx)).find(({ id }) => id === assigneeId);
      return given && mayDo(given, task) ? undefined : fail("office.tasks.errors.colleague");
    },
  });

export async function snoozeTask(
  deps: TaskDeps,
  { until, ...of }: OfTask & { until: Date },
): Promise<Result<undefined>> {
  if (until > deps.now()) {
    return changeTask(deps, of, { action: "task.snooze", changes: { snoozedUntil: until } });
  }
  return failField("until", "office.tasks.errors.past");
}

const isStep = (key: string) =>
  TASK_KIND_NAMES.some((kind) => key.startsWith(`${kind}:`) && !rulesOf(kind).isProblem);

/** Closes a problem; the next step of a record cannot be closed, because it ends when it is done. */
export async function closeTask(
  deps: TaskDeps,
  { outcome, note, ...of }: OfTask & { outcome: TaskOutcome; note: string },
): Promise<Result<undefined>> {
  if (isStep(of.key)) return fail("errors.not_found");
  const changes = { closedAt: deps.now(), closedBy: of.actor.id, outcome, note };
  return changeTask(deps, of, { action: "task.close", changes });
}
