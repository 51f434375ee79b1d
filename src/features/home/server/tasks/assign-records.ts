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

/** The next steps of records, as far as whoever asks may make them; most have one, some have none. */
async function listSteps({ listSites }: TaskDeps, db: Queryable, { actor, records }: OfRecords) {
  const { tasks } = await listOpenTasks(db, actor, workClocks(listSites()), { subjects: records });
  return tasks.filter(({ kind }) => !rulesOf(kind).isProblem);
}

/** Who can make one of the steps at least. */
export async function listRecordColleagues(deps: TaskDeps, of: OfRecords) {
  const steps = await listSteps(deps, deps.db, of);
  const colleagues = await deps.listColleagues(deps.db);
  return colleagues
    .filter((one) => steps.some((step) => mayDo(one, step)))
    .map(({ id, name }) => ({ id, name }));
}

/**
 * The next step of each record becomes somebody's: one's own or a colleague's, as far as their roles and sites
 * reach, or nobody's again. Records that wait for nothing are counted among the refused.
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
