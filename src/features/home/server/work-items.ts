import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { claimNumber } from "#features/claims/domain/claim-status.ts";
import { claims } from "#features/claims/server/claims.tables.ts";
import { dueOf, rulesOf, type TaskKind } from "#features/desk/domain/task-kinds.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import { forwardHistory, forwardRequests } from "#features/forwarding/server/forwarding.tables.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import { orderHistory, orderLines, orders } from "#features/orders/server/orders.tables.ts";
import { quoteLines, quotes } from "#features/quotes/server/quotes.tables.ts";
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
  /** Whose it is, and what of. */
  detail: string;
  since: Date;
  dueAt: Date;
};

type Found = { id: number; siteId: number; since: Date; who: string | null; what: string | null };
type SiteIds = readonly number[] | undefined;

/** Of each kind the oldest; more than these nobody looks through by hand. */
const MOST = 200;

const ofSites = (column: Parameters<typeof inArray>[0], siteIds: SiteIds): SQL | undefined =>
  siteIds ? inArray(column, [...siteIds]) : undefined;
const nameOf = sql<
  string | null
>`nullif(btrim(${customers.firstName} || ' ' || ${customers.lastName}), '')`;
const buyer = sql<
  string | null
>`coalesce(nullif(btrim((${orders.address} ->> 'firstName') || ' ' || (${orders.address} ->> 'lastName')), ''), ${orders.email})`;
const goods = sql<
  string | null
>`(select string_agg(name, ', ' order by position) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;

/** When it came into the state that it is in. */
const sinceOfOrder = sql`coalesce((select max(step.at) from ${orderHistory} step
  where step.order_id = ${orders}.id and step.status = ${orders}.status and step.undoes is null),
  ${orders.createdAt})`.mapWith(orders.createdAt);

const selectOrdersIn =
  (status: "paid" | "at_warehouse") =>
  (db: Queryable, siteIds: SiteIds): Promise<Found[]> =>
    db
      .select({
        id: orders.id,
        siteId: orders.siteId,
        since: sinceOfOrder,
        who: buyer,
        what: goods,
      })
      .from(orders)
      .where(and(eq(orders.status, status), ofSites(orders.siteId, siteIds)))
      .orderBy(asc(orders.id))
      .limit(MOST);

const selectQuotes = (db: Queryable, siteIds: SiteIds): Promise<Found[]> =>
  db
    .select({
      id: quotes.id,
      siteId: quotes.siteId,
      since: quotes.createdAt,
      who: nameOf,
      what: sql<
        string | null
      >`(select string_agg(name, ', ' order by position) from ${quoteLines} where ${quoteLines.quoteId} = ${quotes.id})`,
    })
    .from(quotes)
    .innerJoin(customers, eq(customers.id, quotes.customerId))
    .where(and(eq(quotes.status, "submitted"), ofSites(quotes.siteId, siteIds)))
    .orderBy(asc(quotes.id))
    .limit(MOST);

const selectReservations = (db: Queryable, siteIds: SiteIds): Promise<Found[]> =>
  db
    .select({
      id: phoneReservations.id,
      siteId: phoneReservations.siteId,
      since:
        sql`coalesce(${phoneReservations.confirmedAt}, ${phoneReservations.createdAt})`.mapWith(
          phoneReservations.createdAt,
        ),
      who: sql<
        string | null
      >`nullif(btrim(coalesce(${phoneReservations.firstName}, '') || ' ' || coalesce(${phoneReservations.lastName}, '')), '')`,
      what: phoneReservations.model,
    })
    .from(phoneReservations)
    .where(
      and(eq(phoneReservations.status, "confirmed"), ofSites(phoneReservations.siteId, siteIds)),
    )
    .orderBy(asc(phoneReservations.id))
    .limit(MOST);

const selectClaims = (db: Queryable, siteIds: SiteIds): Promise<Found[]> =>
  db
    .select({
      id: claims.id,
      siteId: claims.siteId,
      since: claims.createdAt,
      who: nameOf,
      what: sql<string | null>`left(${claims.description}, 80)`,
    })
    .from(claims)
    .innerJoin(customers, eq(customers.id, claims.customerId))
    .where(and(inArray(claims.status, ["received", "in_review"]), ofSites(claims.siteId, siteIds)))
    .orderBy(asc(claims.id))
    .limit(MOST);

const selectParcels = (db: Queryable, siteIds: SiteIds): Promise<Found[]> =>
  db
    .select({
      id: forwardRequests.id,
      siteId: forwardRequests.siteId,
      since:
        sql`coalesce((select max(at) from ${forwardHistory} where ${forwardHistory.requestId} = ${forwardRequests.id} and ${forwardHistory.status} = 'paid'), ${forwardRequests.createdAt})`.mapWith(
          forwardRequests.createdAt,
        ),
      who: nameOf,
      what: sql<string | null>`null`,
    })
    .from(forwardRequests)
    .innerJoin(customers, eq(customers.id, forwardRequests.customerId))
    .where(and(eq(forwardRequests.status, "paid"), ofSites(forwardRequests.siteId, siteIds)))
    .orderBy(asc(forwardRequests.id))
    .limit(MOST);

type Source = {
  kind: TaskKind;
  record: string;
  label: (id: number) => string;
  select: (db: Queryable, siteIds: SiteIds) => Promise<Found[]>;
};

const SOURCES: readonly Source[] = [
  { kind: "price", record: "quote", label: orderNumber, select: selectQuotes },
  { kind: "buy", record: "order", label: orderNumber, select: selectOrdersIn("paid") },
  { kind: "ship", record: "order", label: orderNumber, select: selectOrdersIn("at_warehouse") },
  { kind: "pack", record: "forward_request", label: forwardNumber, select: selectParcels },
  { kind: "reservation", record: "reservation", label: String, select: selectReservations },
  { kind: "claim", record: "claim", label: claimNumber, select: selectClaims },
];

/** What the roles of somebody have to do now, on the sites of each role. */
export async function listWorkItems(
  db: Queryable,
  actor: StaffActor,
  clocks: WorkClocks,
): Promise<WorkItem[]> {
  const items: WorkItem[] = [];
  for (const { kind, record, label, select } of SOURCES) {
    const allowed = requireOneOfRoles(actor, rulesOf(kind).roles);
    const rows = allowed.ok ? await select(db, allowed.value.siteIds) : [];
    for (const { id, siteId, since, who, what } of rows) {
      items.push({
        kind,
        subject: `${record}:${id}`,
        siteId,
        label: label(id),
        detail: [who, what].filter(Boolean).join(", "),
        since,
        dueAt: dueOf(kind, since, clocks(siteId)),
      });
    }
  }
  return items;
}
