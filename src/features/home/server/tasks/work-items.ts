import { statesLeadingTo } from "#core/state-machine.ts";
import type { Queryable } from "#database/connect.ts";
import { REMEDY_WAYS, TASK_OF_WAY } from "#features/claims/domain/claim-remedy.ts";
import { CLAIM_TRANSITIONS, claimNumber } from "#features/claims/domain/claim-status.ts";
import { FORWARD_TRANSITIONS, forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import {
  isClosed,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  orderNumber,
} from "#features/orders/domain/order-status.ts";
import { QUOTE_TRANSITIONS } from "#features/quotes/domain/quote-status.ts";
import { dueOf, rulesOf, type TaskKind } from "#features/records/domain/task-kinds.ts";
import { RESERVATION_TRANSITIONS } from "#features/reservations/domain/reservation-status.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { WorkClocks } from "./work-clocks.ts";
import {
  type FoundWork,
  type StepRecord,
  selectClaims,
  selectHoldAnswers,
  selectIdsInStates,
  selectOrdersIn,
  selectParcels,
  selectQuotes,
  selectRemedies,
  selectReservations,
  selectWithdrawnOrders,
  type WhichWork,
} from "./work-records.repository.ts";

/** The next step of a record, until it is done. */
export type WorkItem = {
  kind: TaskKind;
  subject: string;
  siteId: number;
  /** The record's name. */
  label: string;
  since: Date;
  dueAt: Date;
};

/** Only the oldest of each kind; nobody looks through more by hand. */
const MOST = 200;

type Source = {
  kind: TaskKind;
  record: StepRecord;
  label: (id: number) => string;
  select: (db: Queryable, which: WhichWork) => Promise<FoundWork[]>;
  /** States in which a record waits for the step, or can still return to it. */
  statuses: readonly string[];
};

const SOURCES: readonly Source[] = [
  {
    kind: "price",
    record: "quote",
    label: orderNumber,
    select: selectQuotes,
    statuses: statesLeadingTo(QUOTE_TRANSITIONS, "submitted"),
  },
  {
    kind: "buy",
    record: "order",
    label: orderNumber,
    select: selectOrdersIn("paid"),
    statuses: statesLeadingTo(ORDER_TRANSITIONS, "paid"),
  },
  {
    kind: "ship",
    record: "order",
    label: orderNumber,
    select: selectOrdersIn("at_warehouse"),
    statuses: statesLeadingTo(ORDER_TRANSITIONS, "at_warehouse"),
  },
  {
    kind: "withdrawn",
    record: "order",
    label: orderNumber,
    select: selectWithdrawnOrders,
    statuses: ORDER_STATUSES.filter((status) => !isClosed(status)),
  },
  {
    kind: "pack",
    record: "forward_request",
    label: forwardNumber,
    select: selectParcels,
    statuses: statesLeadingTo(FORWARD_TRANSITIONS, "paid"),
  },
  {
    kind: "hold_answer",
    record: "forward_request",
    label: forwardNumber,
    select: selectHoldAnswers,
    statuses: statesLeadingTo(FORWARD_TRANSITIONS, "on_hold"),
  },
  {
    kind: "reservation",
    record: "reservation",
    label: String,
    select: selectReservations,
    statuses: statesLeadingTo(RESERVATION_TRANSITIONS, "confirmed"),
  },
  {
    kind: "claim",
    record: "claim",
    label: claimNumber,
    select: selectClaims,
    statuses: statesLeadingTo(CLAIM_TRANSITIONS, "in_review"),
  },
  ...REMEDY_WAYS.map(
    (way): Source => ({
      kind: TASK_OF_WAY[way],
      record: "claim_remedy",
      label: claimNumber,
      select: selectRemedies(way),
      statuses: ["open"],
    }),
  ),
];

/** `order:17` is shown as QU17; a subject without such a number is shown by the part after the colon. */
export function subjectLabel(subject: string): string {
  const id = subject.slice(subject.indexOf(":") + 1);
  const label = SOURCES.find(({ record }) => subject.startsWith(`${record}:`))?.label;
  return label && /^\d+$/.test(id) ? label(Number(id)) : id;
}

/** The tasks to look for; undefined means all. */
export type WantedTasks = {
  kinds?: readonly TaskKind[] | undefined;
  /** If given, all of these are found; else the oldest of each kind. */
  subjects?: readonly string[] | undefined;
};

/** Waiting items, and the kinds that have more than these. */
type WorkItems = { items: WorkItem[]; cutKinds: TaskKind[] };

/** What a person's roles have to do now, on each role's sites. */
export async function listWorkItems(
  db: Queryable,
  actor: StaffActor,
  clocks: WorkClocks,
  { kinds, subjects }: WantedTasks,
): Promise<WorkItems> {
  const items: WorkItem[] = [];
  const cutKinds: TaskKind[] = [];
  for (const source of SOURCES) {
    const { kind, record, select } = source;
    const ids = subjects && idsIn(record, subjects);
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
  { kind, record, label }: Source,
  { id, siteId, since }: FoundWork,
  clocks: WorkClocks,
): WorkItem => ({
  kind,
  subject: `${record}:${id}`,
  siteId,
  label: label(id),
  since,
  dueAt: dueOf(kind, since, clocks(siteId)),
});

/**
 * Returns tasks whose record waits for the step or can still return to it, as when an
 * answered question brings a quote back to the person who had it.
 */
export async function filterUnended<Task extends Pick<WorkItem, "kind" | "subject">>(
  db: Queryable,
  tasks: readonly Task[],
): Promise<Task[]> {
  const unended: Task[] = [];
  for (const { kind, record, statuses } of SOURCES) {
    const ofKind = tasks.filter((task) => task.kind === kind);
    const ids = idsIn(
      record,
      ofKind.map(({ subject }) => subject),
    );
    const found = ids.length > 0 ? await selectIdsInStates(db, record, { ids, statuses }) : [];
    const subjects = new Set(found.map((id) => `${record}:${id}`));
    unended.push(...ofKind.filter(({ subject }) => subjects.has(subject)));
  }
  return unended;
}

/** The ids of subjects that are this kind of record. */
const idsIn = (record: string, subjects: readonly string[]): number[] =>
  subjects
    .filter((subject) => subject.startsWith(`${record}:`))
    .map((subject) => Number(subject.slice(record.length + 1)))
    .filter(Number.isSafeInteger);
