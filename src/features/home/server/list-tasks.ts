import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { rulesOf, TASK_KIND_NAMES, type TaskKind } from "#features/desk/domain/task-kinds.ts";
import { tasks } from "#features/desk/server/tasks/tasks.tables.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { WorkClocks } from "./work-clocks.ts";
import { listWorkItems, subjectLabel, type WantedTasks, type WorkItem } from "./work-items.ts";

export type OpenTask = {
  /** `buy:order:17`: what calls name it by. */
  key: string;
  kind: TaskKind;
  subject: string;
  siteId: number | null;
  label: string;
  /** What went wrong; of a record's next step, whose it is, is read where it is shown. */
  problem?: string;
  since: Date;
  lastAt: Date;
  dueAt: Date;
  times: number;
  assignee: { id: number; name: string } | null;
  snoozedUntil: Date | null;
};

const taskKey = ({ kind, subject }: Pick<OpenTask, "kind" | "subject">) => `${kind}:${subject}`;

/** Those of no site are for whoever works for all of them. */
export function reaches(actor: StaffActor, kind: TaskKind, siteId: number | null): boolean {
  const allowed = requireOneOfRoles(actor, rulesOf(kind).roles);
  if (!allowed.ok) return false;
  const { siteIds } = allowed.value;
  return !siteIds || (siteId !== null && siteIds.includes(siteId));
}

const selectOpen = (db: Queryable, { kinds, subjects }: WantedTasks & { kinds: TaskKind[] }) =>
  db
    .select({ task: tasks, first: customers.firstName, last: customers.lastName })
    .from(tasks)
    .leftJoin(customers, eq(customers.id, tasks.assigneeId))
    .where(
      and(
        isNull(tasks.closedAt),
        inArray(tasks.kind, kinds),
        subjects ? inArray(tasks.subject, [...subjects]) : undefined,
      ),
    );

/** Everything that waits for somebody: the next steps of records, and what went wrong; soonest first. */
export async function listOpenTasks(
  db: Queryable,
  actor: StaffActor,
  clocks: WorkClocks,
  { kinds: among = TASK_KIND_NAMES, subjects }: WantedTasks = {},
): Promise<OpenTask[]> {
  const kinds = among.filter((kind) => requireOneOfRoles(actor, rulesOf(kind).roles).ok);
  const rows = kinds.length > 0 ? await selectOpen(db, { kinds, subjects }) : [];
  const known = new Map(rows.map((row) => [taskKey(row.task), row]));
  const held = rows.filter(({ task }) => task.assigneeId === actor.id).map(({ task }) => task);
  const items = await listWorkItems(db, actor, clocks, { kinds, subjects });
  if (!subjects) items.push(...(await listNewer(db, actor, clocks, { items, held })));
  const steps = items.map((item): OpenTask => {
    const key = taskKey(item);
    return { ...item, key, lastAt: item.since, times: 1, ...heldBy(known.get(key)) };
  });
  const problems = rows
    .filter(({ task }) => rulesOf(task.kind).isProblem && reaches(actor, task.kind, task.siteId))
    .map(describeProblem);
  return [...steps, ...problems].sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

type Held = { items: readonly WorkItem[]; held: readonly Pick<OpenTask, "kind" | "subject">[] };

/** What was given to somebody reaches them, however much older work there is. */
async function listNewer(
  db: Queryable,
  actor: StaffActor,
  clocks: WorkClocks,
  { items, held }: Held,
): Promise<WorkItem[]> {
  const found = new Set(items.map(taskKey));
  const missed = held.filter((task) => !found.has(taskKey(task)));
  const keys = new Set(missed.map(taskKey));
  const newer = await listWorkItems(db, actor, clocks, {
    kinds: missed.map(({ kind }) => kind),
    subjects: missed.map(({ subject }) => subject),
  });
  return newer.filter((item) => keys.has(taskKey(item)));
}

type Row = Awaited<ReturnType<typeof selectOpen>>[number];

function describeProblem(row: Row): OpenTask {
  const { kind, subject, siteId, details, firstAt, lastAt, dueAt, times } = row.task;
  return {
    key: taskKey(row.task),
    kind,
    subject,
    siteId,
    label: subjectLabel(subject),
    problem: String(details.error ?? details.refusal ?? ""),
    since: firstAt,
    lastAt,
    dueAt,
    times,
    ...heldBy(row),
  };
}

function heldBy(row: Row | undefined): Pick<OpenTask, "assignee" | "snoozedUntil"> {
  if (!row) return { assignee: null, snoozedUntil: null };
  const { assigneeId, snoozedUntil } = row.task;
  const name = `${row.first ?? ""} ${row.last ?? ""}`.trim();
  return { assignee: assigneeId === null ? null : { id: assigneeId, name }, snoozedUntil };
}
