import type { Cents } from "#core/money.ts";
import { rulesOf, TASK_KIND_NAMES, type TaskKind } from "#features/records/domain/task-kinds.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { OfficePath, OfficeRecord } from "#platform/records/office-record.ts";
import { recordOfSubject } from "./record-of-subject.ts";
import {
  type OpenRow,
  selectOpenTasks,
  selectTasksAbout,
  selectTasksOf,
} from "./tasks.repository.ts";
import type { WorkClocks } from "./work-clocks.ts";
import { listWorkItems, type WantedTasks, type WorkDeps, type WorkItem } from "./work-items.ts";

export type OpenTask = {
  /** `buy:order:17`: the task's name in calls. */
  key: string;
  kind: TaskKind;
  subject: string;
  siteId: number | null;
  label: string;
  /** The page where it is done; undefined if only the subject's lookup can tell. */
  to: OfficePath | undefined;
  /** The problem's text; the details of a record's next step are read only when it is shown. */
  problem?: string;
  /** The amount of money that it concerns. */
  money?: { amountCents: Cents; currency: string };
  since: Date;
  lastAt: Date;
  dueAt: Date;
  times: number;
  assignee: { id: number; name: string } | null;
  snoozedUntil: Date | null;
};

const taskKey = ({ kind, subject }: Pick<OpenTask, "kind" | "subject">) => `${kind}:${subject}`;

/** Tasks without a site are for people who work for all sites. */
export function reaches(actor: StaffActor, kind: TaskKind, siteId: number | null): boolean {
  const allowed = requireOneOfRoles(actor, rulesOf(kind).roles);
  if (!allowed.ok) return false;
  const { siteIds } = allowed.value;
  return !siteIds || (siteId !== null && siteIds.includes(siteId));
}

/** Waiting tasks, and the kinds that have more than these. */
type OpenTasks = { tasks: OpenTask[]; cutKinds: readonly TaskKind[] };

/** Limits per kind; nobody looks through more by hand. */
const MOST_PROBLEMS = 200;
const MOST_HELD = 500;

/** All tasks that wait for the actor: next steps of records and problems, the soonest due first. */
export async function listOpenTasks(
  deps: WorkDeps,
  actor: StaffActor,
  clocks: WorkClocks,
  { kinds: among = TASK_KIND_NAMES, subjects }: WantedTasks = {},
): Promise<OpenTasks> {
  const kinds = among.filter((kind) => requireOneOfRoles(actor, rulesOf(kind).roles).ok);
  const { items, cutKinds } = await listWorkItems(deps, actor, clocks, { kinds, subjects });
  if (!subjects) items.push(...(await listNewer(deps, actor, clocks, { items, kinds })));
  const about = items.map(({ subject }) => subject);
  const rows = about.length > 0 ? await selectTasksAbout(deps.db, about) : [];
  const known = new Map(rows.map((row) => [taskKey(row.task), row]));
  const steps = items.map((item): OpenTask => {
    const key = taskKey(item);
    return { ...item, key, lastAt: item.since, times: 1, ...heldBy(known.get(key)) };
  });
  const problems = await listProblems(deps, actor, { kinds, subjects });
  return {
    tasks: [...steps, ...problems.tasks].sort(
      (one, other) => one.dueAt.getTime() - other.dueAt.getTime(),
    ),
    cutKinds: [...cutKinds, ...problems.cutKinds],
  };
}

/** Problems covered by the actor's roles and sites, the soonest due first. */
async function listProblems(
  { db, officeRecords }: WorkDeps,
  actor: StaffActor,
  { kinds, subjects }: WantedTasks & { kinds: readonly TaskKind[] },
): Promise<OpenTasks> {
  const asked = kinds.filter((kind) => rulesOf(kind).isProblem);
  const reached = asked.flatMap((kind) => {
    const allowed = requireOneOfRoles(actor, rulesOf(kind).roles);
    return allowed.ok ? [{ kind, siteIds: allowed.value.siteIds }] : [];
  });
  if (reached.length === 0) return { tasks: [], cutKinds: [] };
  const rows = await selectOpenTasks(db, reached, { subjects, limit: MOST_PROBLEMS + 1 });
  const found = [...Map.groupBy(rows, ({ task }) => task.kind)];
  const shown = found.flatMap(([, ofKind]) => ofKind.slice(0, MOST_PROBLEMS));
  const held = subjects ? [] : await listHeldProblems(db, actor, asked);
  const keys = new Set(shown.map(({ task }) => taskKey(task)));
  const newer = held.filter(({ task }) => !keys.has(taskKey(task)));
  return {
    tasks: [...shown, ...newer].map((row) => describeProblem(row, officeRecords())),
    cutKinds: found.filter(([, { length }]) => length > MOST_PROBLEMS).map(([kind]) => kind),
  };
}

async function listHeldProblems(
  db: WorkDeps["db"],
  actor: StaffActor,
  kinds: readonly TaskKind[],
): Promise<OpenRow[]> {
  if (actor.id === null) return [];
  const held = await selectTasksOf(db, actor.id, { kinds, limit: MOST_HELD });
  return held.filter(({ task }) => reaches(actor, task.kind, task.siteId));
}

type Found = { items: readonly WorkItem[]; kinds: readonly TaskKind[] };

/** Adds the actor's own tasks that were cut off because there is too much older work. */
async function listNewer(
  deps: WorkDeps,
  actor: StaffActor,
  clocks: WorkClocks,
  { items, kinds }: Found,
): Promise<WorkItem[]> {
  const steps = kinds.filter((kind) => !rulesOf(kind).isProblem);
  if (actor.id === null || steps.length === 0) return [];
  const held = await selectTasksOf(deps.db, actor.id, { kinds: steps, limit: MOST_HELD });
  const found = new Set(items.map(taskKey));
  const missed = held.map(({ task }) => task).filter((task) => !found.has(taskKey(task)));
  const keys = new Set(missed.map(taskKey));
  const { items: newer } = await listWorkItems(deps, actor, clocks, {
    kinds: missed.map(({ kind }) => kind),
    subjects: missed.map(({ subject }) => subject),
  });
  return newer.filter((item) => keys.has(taskKey(item)));
}

function describeProblem(row: OpenRow, records: readonly OfficeRecord[]): OpenTask {
  const { kind, subject, siteId, details, firstAt, lastAt, dueAt, times } = row.task;
  return {
    key: taskKey(row.task),
    kind,
    subject,
    siteId,
    ...recordOfSubject(records, subject),
    problem: String(details.error ?? details.refusal ?? details.provider ?? ""),
    ...moneyIn(details),
    since: firstAt,
    lastAt,
    dueAt,
    times,
    ...heldBy(row),
  };
}

function moneyIn({ amountCents, currency }: OpenRow["task"]["details"]): Pick<OpenTask, "money"> {
  if (typeof amountCents !== "number" || typeof currency !== "string") return {};
  return { money: { amountCents, currency } };
}

function heldBy(row: OpenRow | undefined): Pick<OpenTask, "assignee" | "snoozedUntil"> {
  if (!row) return { assignee: null, snoozedUntil: null };
  const { assigneeId, snoozedUntil } = row.task;
  const name = `${row.first ?? ""} ${row.last ?? ""}`.trim();
  return { assignee: assigneeId === null ? null : { id: assigneeId, name }, snoozedUntil };
}
