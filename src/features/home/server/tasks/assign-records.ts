import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { rulesOf } from "#features/records/domain/task-kinds.ts";
import { ensureTasks, updateTasks } from "#features/records/server/tasks/raise-task.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { mayDo, type TaskDeps, writeTaskNotes } from "./change-task.ts";
import { listOpenTasks } from "./list-tasks.ts";
import { workClocks } from "./work-clocks.ts";

type OfRecords = { actor: StaffActor; records: readonly string[] };

/** The records' next steps that the actor may do; most records have one, some none. */
async function listSteps(deps: TaskDeps, db: Queryable, { actor, records }: OfRecords) {
  const clocks = workClocks(deps.listSites());
  const { tasks } = await listOpenTasks({ ...deps, db }, actor, clocks, { subjects: records });
  return tasks.filter(({ kind }) => !rulesOf(kind).isProblem);
}

/** Colleagues who can do at least one of the steps. */
export async function listRecordColleagues(deps: TaskDeps, of: OfRecords) {
  const steps = await listSteps(deps, deps.db, of);
  const colleagues = await deps.listColleagues(deps.db);
  return colleagues
    .filter((one) => steps.some((step) => mayDo(one, step)))
    .map(({ id, name }) => ({ id, name }));
}

/**
 * Assigns the next step of each record to the actor, to a colleague whose roles and sites
 * cover it, or to nobody. Records without a step count as refused.
 */
export const assignRecords = (
  deps: TaskDeps,
  { assigneeId, ...of }: OfRecords & { assigneeId: number | null },
): Promise<Result<{ assigned: number; refused: number }>> =>
  inTransaction<Result<{ assigned: number; refused: number }>>(deps.db, async (tx) => {
    const steps = await listSteps(deps, tx, of);
    const isOther = assigneeId !== null && assigneeId !== of.actor.id;
    const given = isOther
      ? (await deps.listColleagues(tx)).find(({ id }) => id === assigneeId)
      : undefined;
    if (isOther && !given) return fail("office.tasks.errors.colleague");
    const reached = given ? steps.filter((step) => mayDo(given, step)) : steps;
    const rows = await ensureTasks(tx, reached);
    const changes = { assigneeId, snoozedUntil: null };
    await updateTasks(tx, rows, changes);
    await writeTaskNotes(tx, rows, { actor: of.actor, action: "task.assign", changes });
    const assigned = new Set(rows.map(({ subject }) => subject)).size;
    return succeed({ assigned, refused: new Set(of.records).size - assigned });
  });
