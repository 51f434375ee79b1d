import type { SweepOptions } from "#database/sweep-rows.ts";
import { rulesOf, TASK_KIND_NAMES } from "#features/records/domain/task-kinds.ts";
import { deleteTasks, selectOpenAfter } from "./tasks.repository.ts";
import { filterUnended, type WorkDeps } from "./work-items.ts";

const BATCH = 500;
const STEPS = TASK_KIND_NAMES.filter((kind) => !rulesOf(kind).isProblem);

/** Runs at night: deletes assignments and snoozes of steps that are done and cannot come back. */
export async function purgeMadeSteps(
  deps: Pick<WorkDeps, "db" | "workRecords">,
  { signal }: SweepOptions = {},
): Promise<void> {
  const { db } = deps;
  let after = 0;
  while (!signal?.aborted) {
    const rows = await selectOpenAfter(db, { after, kinds: STEPS, limit: BATCH });
    const unended = new Set(await filterUnended(deps, rows));
    const made = rows.filter((row) => !unended.has(row)).map(({ id }) => id);
    await deleteTasks(db, made);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
