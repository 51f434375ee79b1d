import type { Queryable } from "#database/connect.ts";
import { selectIdsInStates } from "#database/select-in-states.ts";
import { dueOf, rulesOf, type TaskKind } from "#features/records/domain/task-kinds.ts";
import type {
  FoundWork,
  WorkRecord,
  WorkStep,
} from "#features/records/server/tasks/work-record.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { OfficePath, OfficeRecord } from "#platform/records/office-record.ts";
import type { WorkClocks } from "./work-clocks.ts";

/** Where tasks come from: what every feature declares. */
export type WorkDeps = {
  db: Queryable;
  /** Records that wait for steps. */
  workRecords: () => readonly WorkRecord[];
  /** Records with a page. */
  officeRecords: () => readonly OfficeRecord[];
};

/** The next step of a record, until it is done. */
export type WorkItem = {
  kind: TaskKind;
  subject: string;
  siteId: number;
  /** The record's name. */
  label: string;
  /** The page where it is done. */
  to: OfficePath;
  since: Date;
  dueAt: Date;
};

/** Only the oldest of each kind; nobody looks through more by hand. */
const MOST = 200;

/** The tasks to look for; undefined means all. */
export type WantedTasks = {
  kinds?: readonly TaskKind[] | undefined;
  /** If given, all of these are found; else the oldest of each kind. */
  subjects?: readonly string[] | undefined;
};

/** Waiting items, and the kinds that have more than these. */
type WorkItems = { items: WorkItem[]; cutKinds: TaskKind[] };

type Source = { record: OfficeRecord; step: WorkStep };

const sourcesOf = (workRecords: readonly WorkRecord[]): Source[] =>
  workRecords.flatMap(({ record, steps }) => steps.map((step) => ({ record, step })));

/** What a person's roles have to do now, on each role's sites. */
export async function listWorkItems(
  { db, workRecords }: WorkDeps,
  actor: StaffActor,
  clocks: WorkClocks,
  { kinds, subjects }: WantedTasks,
): Promise<WorkItems> {
  const items: WorkItem[] = [];
  const cutKinds: TaskKind[] = [];
  for (const source of sourcesOf(workRecords())) {
    const { kind, select } = source.step;
    const ids = subjects && idsIn(source.record.kind, subjects);
    if ((kinds && !kinds.includes(kind)) || ids?.length === 0) continue;
    const allowed = requireOneOfRoles(actor, rulesOf(kind).roles);
    // Finds all given records; else one more than is shown, to know whether there are more.
    const limit = ids?.length ?? MOST + 1;
    const rows = allowed.ok ? await select(db, { siteIds: allowed.value.siteIds, ids, limit }) : [];
    const shown = ids ? rows : rows.slice(0, MOST);
    if (shown.length < rows.length) cutKinds.push(kind);
    items.push(...shown.map((row) => itemOf(source, row, clocks)));
  }
  return { items, cutKinds };
}

const itemOf = (
  { record, step: { kind, to } }: Source,
  { id, siteId, since }: FoundWork,
  clocks: WorkClocks,
): WorkItem => ({
  kind,
  subject: `${record.kind}:${id}`,
  siteId,
  label: record.title(id),
  to: to(id),
  since,
  dueAt: dueOf(kind, since, clocks(siteId)),
});

/**
 * Returns tasks whose record waits for the step or can still return to it, as when an
 * answered question brings a quote back to the person who had it.
 */
export async function filterUnended<Task extends Pick<WorkItem, "kind" | "subject">>(
  { db, workRecords }: Pick<WorkDeps, "db" | "workRecords">,
  tasks: readonly Task[],
): Promise<Task[]> {
  const unended: Task[] = [];
  for (const { record, table, steps } of workRecords()) {
    for (const { kind, statuses } of steps) {
      const ofKind = tasks.filter((task) => task.kind === kind);
      const ids = idsIn(
        record.kind,
        ofKind.map(({ subject }) => subject),
      );
      const found = ids.length > 0 ? await selectIdsInStates(db, table, { ids, statuses }) : [];
      const subjects = new Set(found.map((id) => `${record.kind}:${id}`));
      unended.push(...ofKind.filter(({ subject }) => subjects.has(subject)));
    }
  }
  return unended;
}

/** The ids of subjects that are this kind of record. */
const idsIn = (record: string, subjects: readonly string[]): number[] =>
  subjects
    .filter((subject) => subject.startsWith(`${record}:`))
    .map((subject) => Number(subject.slice(record.length + 1)))
    .filter(Number.isSafeInteger);

/** Each record's customer and content, by subject; called only for records that are shown. */
export async function readWorkDetails(
  { db, workRecords }: Pick<WorkDeps, "db" | "workRecords">,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const details = new Map<string, string>();
  for (const { record, describe: describeRecords } of workRecords()) {
    const ids = idsIn(record.kind, subjects);
    if (ids.length === 0) continue;
    for (const { id, who, what } of await describeRecords(db, ids)) {
      details.set(`${record.kind}:${id}`, [who, what].filter(Boolean).join(", "));
    }
  }
  return details;
}
