import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import type { TaskKind } from "#features/records/domain/task-kinds.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";

export type OpenRow = {
  task: typeof tasks.$inferSelect;
  first: string | null;
  last: string | null;
};

const selectOpen = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ task: tasks, first: customers.firstName, last: customers.lastName })
    .from(tasks)
    .leftJoin(customers, eq(customers.id, tasks.assigneeId))
    .where(and(isNull(tasks.closedAt), where));

const isAbout = (subjects: readonly string[]): SQL =>
  sql`${tasks.subject} = any(${sql.param([...subjects])}::text[])`;

export const selectTasksAbout = (db: Queryable, subjects: readonly string[]): Promise<OpenRow[]> =>
  selectOpen(db, isAbout(subjects));

/** A kind and the sites on which the person may do it; undefined means all sites. */
type ReachedKind = { kind: TaskKind; siteIds: readonly number[] | undefined };
type OpenFilter = { subjects: readonly string[] | undefined; limit: number };

/** The soonest due first, with a limit per kind. */
export const selectOpenTasks = (
  db: Queryable,
  reached: readonly ReachedKind[],
  { subjects, limit }: OpenFilter,
): Promise<OpenRow[]> => {
  const isReached = or(
    ...reached.map(({ kind, siteIds }) =>
      and(eq(tasks.kind, kind), siteIds && inArray(tasks.siteId, [...siteIds])),
    ),
  );
  const rank = sql<number>`row_number() over (partition by kind order by due_at, id)`;
  const ranked = db
    .select({ id: tasks.id, rank: rank.as("rank") })
    .from(tasks)
    .where(and(isNull(tasks.closedAt), isReached, subjects && isAbout(subjects)))
    .as("ranked");
  const first = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.rank, limit));
  return selectOpen(db, inArray(tasks.id, first)).orderBy(tasks.dueAt, tasks.id);
};

/** Newest first. */
export const selectTasksOf = (
  db: Queryable,
  assigneeId: number,
  { kinds, limit }: { kinds: readonly TaskKind[]; limit: number },
): Promise<OpenRow[]> =>
  selectOpen(db, and(eq(tasks.assigneeId, assigneeId), inArray(tasks.kind, [...kinds])))
    .orderBy(desc(tasks.id))
    .limit(limit);

/** Ordered by id. */
export const selectOpenAfter = (
  db: Queryable,
  { after, kinds, limit }: { after: number; kinds: readonly TaskKind[]; limit: number },
) =>
  db
    .select({ id: tasks.id, kind: tasks.kind, subject: tasks.subject })
    .from(tasks)
    .where(and(isNull(tasks.closedAt), inArray(tasks.kind, [...kinds]), gt(tasks.id, after)))
    .orderBy(asc(tasks.id))
    .limit(limit);

export async function deleteTasks(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(tasks).where(inArray(tasks.id, [...ids]));
}

export const countOpen = (db: Queryable, kind: TaskKind): Promise<number> =>
  db.$count(tasks, and(eq(tasks.kind, kind), isNull(tasks.closedAt)));
