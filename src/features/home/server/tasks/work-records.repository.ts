import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName } from "#features/account/server/customer-name.ts";
import { claims } from "#features/claims/server/claims.tables.ts";
import { couriers } from "#features/delivery/server/delivery.tables.ts";
import {
  forwardHistory,
  forwardHoldAnswers,
  forwardRequests,
} from "#features/forwarding/server/forwarding.tables.ts";
import { orderLines, orderRefunds, orders } from "#features/orders/server/orders.tables.ts";
import { sinceInState } from "#features/orders/server/staff-orders/waiting-orders.ts";
import { quoteLines, quotes } from "#features/quotes/server/quotes.tables.ts";
import { phoneReservations } from "#features/reservations/server/reservations.tables.ts";

type Ids = number[];
type Detail = { id: number; who: string | null; what: string | null };

// In a select from one table Drizzle omits the table name of columns in `sql`, so subqueries write `${orders}.id`.
const text = sql<string | null>;

const describeOrders = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({
      id: orders.id,
      who: text`coalesce(nullif(btrim((${orders.address} ->> 'firstName') || ' ' || (${orders.address} ->> 'lastName')), ''), ${orders.email})`,
      what: text`(select string_agg(name, ', ' order by position) from ${orderLines} line where line.order_id = ${orders}.id)`,
    })
    .from(orders)
    .where(inArray(orders.id, ids));

const describeQuotes = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({
      id: quotes.id,
      who: fullName(),
      what: text`(select string_agg(name, ', ' order by position) from ${quoteLines} line where line.quote_id = ${quotes}.id)`,
    })
    .from(quotes)
    .innerJoin(customers, eq(customers.id, quotes.customerId))
    .where(inArray(quotes.id, ids));

const describeReservations = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({
      id: phoneReservations.id,
      who: text`nullif(btrim(coalesce(${phoneReservations.firstName}, '') || ' ' || coalesce(${phoneReservations.lastName}, '')), '')`,
      what: phoneReservations.model,
    })
    .from(phoneReservations)
    .where(inArray(phoneReservations.id, ids));

const describeClaims = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({ id: claims.id, who: fullName(), what: text`left(${claims.description}, 80)` })
    .from(claims)
    .innerJoin(customers, eq(customers.id, claims.customerId))
    .where(inArray(claims.id, ids));

const describeParcels = (db: Queryable, ids: Ids): Promise<Detail[]> =>
  db
    .select({
      id: forwardRequests.id,
      who: fullName(),
      // For parcels on hold, the owner's answer.
      what: text`(select left(answer.message, 200) from ${forwardHoldAnswers} answer join ${forwardHistory} step on step.id = answer.step_id where step.request_id = ${forwardRequests}.id and ${forwardRequests}.status = 'on_hold' order by step.id desc limit 1)`,
    })
    .from(forwardRequests)
    .innerJoin(customers, eq(customers.id, forwardRequests.customerId))
    .where(inArray(forwardRequests.id, ids));

const SELECT_BY_RECORD: Readonly<Record<string, (db: Queryable, ids: Ids) => Promise<Detail[]>>> = {
  order: describeOrders,
  quote: describeQuotes,
  reservation: describeReservations,
  claim: describeClaims,
  forward_request: describeParcels,
};

/** Each record's customer and content, by subject; called only for records that are shown. */
export async function readWorkDetails(
  db: Queryable,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const details = new Map<string, string>();
  for (const [record, named] of Map.groupBy(subjects, (one) => one.split(":")[0] ?? "")) {
    const ids = named.map((subject) => Number(subject.slice(record.length + 1)));
    for (const { id, who, what } of (await SELECT_BY_RECORD[record]?.(db, ids)) ?? []) {
      details.set(`${record}:${id}`, [who, what].filter(Boolean).join(", "));
    }
  }
  return details;
}

export type FoundWork = { id: number; siteId: number; since: Date };
/** Sites and records to search; undefined means all. */
export type WhichWork = {
  siteIds: readonly number[] | undefined;
  ids: readonly number[] | undefined;
  limit: number;
};
type Column = Parameters<typeof inArray>[0];

const isAmong = (
  { siteId, id }: { siteId: Column; id: Column },
  { siteIds, ids }: Pick<WhichWork, "siteIds" | "ids">,
): SQL | undefined =>
  and(
    siteIds ? inArray(siteId, [...siteIds]) : undefined,
    ids ? sql`${id} = any(${integerList(ids)}::bigint[])` : undefined,
  );

/** Tables of records whose state determines their next step. */
const STEP_TABLES = {
  order: orders,
  quote: quotes,
  reservation: phoneReservations,
  claim: claims,
  forward_request: forwardRequests,
} as const;
export type StepRecord = keyof typeof STEP_TABLES;

/** Returns which of these records are in one of these states. */
export async function selectIdsInStates(
  db: Queryable,
  record: StepRecord,
  { ids, statuses }: { ids: readonly number[]; statuses: readonly string[] },
): Promise<number[]> {
  const table = STEP_TABLES[record];
  const { rows } = await db.execute<{ id: number | string }>(sql`
    select id from ${table}
    where id = any(${integerList(ids)}::bigint[]) and status = any(${sql.param([...statuses])}::text[])`);
  return rows.map(({ id }) => Number(id));
}

export const selectOrdersIn =
  (status: "paid" | "at_warehouse") =>
  (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
    db
      .select({ id: orders.id, siteId: orders.siteId, since: sinceInState })
      .from(orders)
      .where(and(eq(orders.status, status), isNull(orders.withdrawnAt), isAmong(orders, which)))
      .orderBy(asc(orders.id))
      .limit(which.limit);

/** Withdrawn orders still to be refunded. For sent goods any refund for the withdrawal is enough: it may be partial. */
export const selectWithdrawnOrders = (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
  db
    .select({
      id: orders.id,
      siteId: orders.siteId,
      since: sql`${orders.withdrawnAt}`.mapWith(orders.createdAt),
    })
    .from(orders)
    .where(
      and(
        // Must match the condition of the partial index on such orders.
        sql`${orders.withdrawnAt} is not null and ${orders.status} not in ('cancelled', 'expired', 'refunded')`,
        sql`not exists (select from ${orderRefunds} refund
          where refund.order_id = ${orders}.id and refund.reason = 'withdrawn'
            and ${orders}.status not in ('purchased', 'at_warehouse'))`,
        isAmong(orders, which),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(which.limit);

export const selectQuotes = (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
  db
    .select({ id: quotes.id, siteId: quotes.siteId, since: quotes.createdAt })
    .from(quotes)
    .where(and(eq(quotes.status, "submitted"), isAmong(quotes, which)))
    .orderBy(asc(quotes.id))
    .limit(which.limit);

export const selectReservations = (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
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
    .limit(which.limit);

export const selectClaims = (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
  db
    .select({ id: claims.id, siteId: claims.siteId, since: claims.createdAt })
    .from(claims)
    .where(and(inArray(claims.status, ["received", "in_review"]), isAmong(claims, which)))
    .orderBy(asc(claims.id))
    .limit(which.limit);

export const selectParcels = (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
  db
    .select({
      id: forwardRequests.id,
      siteId: forwardRequests.siteId,
      since:
        sql`coalesce((select max(step.at) from ${forwardHistory} step where step.request_id = ${forwardRequests}.id and step.status = 'paid'), ${forwardRequests.createdAt})`.mapWith(
          forwardRequests.createdAt,
        ),
    })
    .from(forwardRequests)
    .where(and(eq(forwardRequests.status, "paid"), isAmong(forwardRequests, which)))
    .orderBy(asc(forwardRequests.id))
    .limit(which.limit);

/** Parcels on hold whose latest history entry has the owner's answer. */
export const selectHoldAnswers = (db: Queryable, which: WhichWork): Promise<FoundWork[]> => {
  const lastStep = sql`(select max(step.id) from ${forwardHistory} step where step.request_id = ${forwardRequests}.id)`;
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
    .limit(which.limit);
};

export const selectCourierNames = (db: Queryable) =>
  db.select({ code: couriers.code, name: couriers.name }).from(couriers);

export async function selectCustomerNames(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: customers.id, name: fullName(), email: customers.email })
    .from(customers)
    .where(inArray(customers.id, [...ids]));
  return new Map(rows.map(({ id, name, email }) => [id, name || email || `#${id}`]));
}
