import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { NewTask } from "./raise-task.ts";
import { tasks } from "./tasks.tables.ts";

/** Closes a task whose work was done on its own page; there may be none. */
export async function endTask(
  tx: Queryable,
  { kind, subject }: Pick<NewTask, "kind" | "subject">,
  { by, at }: { by: number | null; at: Date },
): Promise<void> {
  await tx
    .update(tasks)
    .set({ closedAt: at, closedBy: by, outcome: "done" })
    .where(and(eq(tasks.kind, kind), eq(tasks.subject, subject), isNull(tasks.closedAt)));
}
