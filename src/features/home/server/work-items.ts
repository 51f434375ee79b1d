import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import { claimNumber } from "#features/claims/domain/claim-status.ts";
import { claims } from "#features/claims/server/claims.tables.ts";
import { dueOf, rulesOf, type TaskKind } from "#features/desk/domain/task-kinds.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import { forwardHistory, forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { sinceInState } from "#features/orders/server/staff-orders/waiting-orders.ts";
import { quotes } from "#features/quotes/server/quotes.tables.ts";
import { phoneReservations } from "#features/reservations/server/reservations.tables.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { WorkClocks } from "./work-clocks.ts";

/** The next step of a record, until it is made. */
export type WorkItem = {
  kind: TaskKind;
  subject: string;
  siteId: number;
  /** What the record is called. */
  label: string;
  since: Date;
  dueAt: Date;
};

type Found = { id: number; siteId: number; since: Date };
/** Of which sites, and which records; undefined: of all. */
type Which = { siteIds: readonly number[] | undefined; ids: readonly number[] | undefined };
type Column = Parameters<typeof inArray>[0];

/** Of each kind the oldest; more than these nobody looks through by hand. */
const MOST = 200;

/** Records that are named are all found; of others one more, which says that there are more. */
const mostOf = ({ ids }: Which): number => ids?.length ?? MOST + 1;

const isAmong = (
  { siteId, id }: { siteId: Column; id: Column },
  { siteIds, ids }: Which,
): SQL | undefined =>
  and(
    siteIds ? inArray(siteId, [...siteIds]) : undefined,
    ids ? sql`${id} = any(${integerList(ids)}::bigint[])` : undefined,
  );

const selectOrdersIn =
  (status: "paid" | "at_warehouse") =>
  (db: Queryable, which: Which): Promise<Found[]> =>
    db
      .select({ id: orders.id, siteId: orders.siteId, since: sinceInState })
      .from(orders)
      .where(and(eq(orders.status, status), isAmong(orders, which)))
      .orderBy(asc(orders.id))
      .limit(mostOf(which));

const selectQuotes = (db: Queryable, which: Which): Promise<Found[]> =>
  db
    .select({ id: quotes.id, siteId: quotes.siteId, since: quotes.createdAt })
    .from(quotes)
    .where(and(eq(quotes.status, "submitted"), isAmong(quotes, which)))
    .orderBy(asc(quotes.id))
    .limit(mostOf(which));

const selectReservations = (db: Queryable, which: Which): Promise<Found[]> =>
  db
    .select({
      id: phoneReservations.id,
      siteId: phoneReservations.siteId,
      since:
        sql`coalesce(${phoneReservations.confirmedAt}, ${phoneReservations.createdAt})`.mapWith(
          phoneReservations.createdAt,
        ),
    })
    .from(phoneReservations)
    .where(and(eq(phoneReservations.status, "confirmed"), isAmong(phoneReservations, which)))
    .orderBy(asc(phoneReservations.id))
    .limit(mostOf(which));

const selectClaims = (db: Queryable, which: Which): Promise<Found[]> =>
  db
    .select({ id: claims.id, siteId: claims.siteId, since: claims.createdAt })
    .from(claims)
    .where(and(inArray(claims.status, ["received", "in_review"]), isAmong(claims, which)))
    .orderBy(asc(claims.id))
    .limit(mostOf(which));

const selectParcels = (db: Queryable, which: Which): Promise<Found[]> =>
  db
    .select({
      id: forwardRequests.id,
      siteId: forwardRequests.siteId,
      since:
        sql`coalesce((select max(at) from ${forwardHistory} where ${forwardHistory.requestId} = ${forwardRequests.id} and ${forwardHistory.status} = 'paid'), ${forwardRequests.createdAt})`.mapWith(
          forwardRequests.createdAt,
        ),
    })
    .from(forwardRequests)
    .where(and(eq(forwardRequests.status, "paid"), isAmong(forwardRequests, which)))
    .orderBy(asc(forwardRequests.id))
    .limit(mostOf(which));

/** On hold, and what its owner said to that is the last in its history. */
const selectHoldAnswers = (db: Queryable, which: Which): Promise<Found[]> => {
  const lastStep = sql`(select max(step.id) from ${forwardHistory} step where step.request_id = ${forwardRequests.id})`;
  return db
    .select({
      id: forwardRequests.id,
      siteId: forwardRequests.siteId,
      since: forwardHistory.at,
    })
    .from(forwardRequests)
    .innerJoin(forwardHistory, sql`${forwardHistory.id} = ${lastStep}`)
    .where(
      and(
        eq(forwardRequests.status, "on_hold"),
        eq(forwardHistory.actorKind, "customer"),
        isAmong(forwardRequests, which),
      ),
    )
    .orderBy(asc(forwardRequests.id))
    .limit(mostOf(which));
};

type Source = {
  kind: TaskKind;
  record: string;
  label: (id: number) => string;
  select: (db: Queryable, which: Which) => Promise<Found[]>;
};

const SOURCES: readonly Source[] = [
  { kind: "price", record: "quote", label: orderNumber, select: selectQuotes },
  { kind: "buy", record: "order", label: orderNumber, select: selectOrdersIn("paid") },
  { kind: "ship", record: "order", label: orderNumber, select: selectOrdersIn("at_warehouse") },
  { kind: "pack", record: "forward_request", label: forwardNumber, select: selectParcels },
  {
    kind: "hold_answer",
    record: "forward_request",
    label: forwardNumber,
    select: selectHoldAnswers,
  },
  { kind: "reservation", record: "reservation", label: String, select: selectReservations },
  { kind: "claim", record: "claim", label: claimNumber, select: selectClaims },
];

/** `order:17` is QU17; what has no number of that kind is called by what stands after the colon. */
export function subjectLabel(subject: string): string {
  const id = subject.slice(subject.indexOf(":") + 1);
  const label = SOURCES.find(({ record }) => subject.startsWith(`${record}:`))?.label;
  return label && /^\d+$/.test(id) ? label(Number(id)) : id;
}

/** Which tasks are looked for. Undefined: all. */
export type WantedTasks = {
  kinds?: readonly TaskKind[] | undefined;
  /** All of these are found; of all records, the oldest of each kind. */
  subjects?: readonly string[] | undefined;
};

/** What waits, and of which kinds there is more than these. */
type WorkItems = { items: WorkItem[]; cutKinds: TaskKind[] };

/** What the roles of somebody have to do now, on the sites of each role. */
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
    const rows = allowed.ok ? await select(db, { siteIds: allowed.value.siteIds, ids }) : [];
    const shown = ids ? rows : rows.slice(0, MOST);
    if (shown.length < rows.length) cutKinds.push(kind);
    items.push(...shown.map((row) => itemOf(source, row, clocks)));
  }
  return { items, cutKinds };
}

const itemOf = (
  { kind, record, label }: Source,
  { id, siteId, since }: Found,
  clocks: WorkClocks,
): WorkItem => ({
  kind,
  subject: `${record}:${id}`,
  siteId,
  label: label(id),
  since,
  dueAt: dueOf(kind, since, clocks(siteId)),
});

/** Of these tasks, those whose step is still to be made. */
export async function filterWaiting<Task extends Pick<WorkItem, "kind" | "subject">>(
  db: Queryable,
  tasks: readonly Task[],
): Promise<Task[]> {
  const waiting: Task[] = [];
  for (const { kind, record, select } of SOURCES) {
    const ofKind = tasks.filter((task) => task.kind === kind);
    const ids = idsIn(
      record,
      ofKind.map(({ subject }) => subject),
    );
    const found = ids.length > 0 ? await select(db, { siteIds: undefined, ids }) : [];
    const subjects = new Set(found.map(({ id }) => `${record}:${id}`));
    waiting.push(...ofKind.filter(({ subject }) => subjects.has(subject)));
  }
  return waiting;
}

/** The numbers of those that are of a kind of record. */
const idsIn = (record: string, subjects: readonly string[]): number[] =>
  subjects
    .filter((subject) => subject.startsWith(`${record}:`))
    .map((subject) => Number(subject.slice(record.length + 1)))
    .filter(Number.isSafeInteger);
