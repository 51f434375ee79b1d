import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { ListCursor } from "#core/list-cursor.ts";
import type { Queryable } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName, nameOrEmail } from "#features/account/server/customer-name.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { type ForwardStatus, STORED } from "../../domain/forward-status.ts";
import type { StaffParcelSort } from "../../domain/staff-parcel-list.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import {
  forwardHistory,
  forwardHoldAnswers,
  forwardParcels,
  forwardRequests,
  suites,
} from "../forwarding.tables.ts";
import { isFromShop, isParcelFoundBy, type ParcelQuery } from "./find-parcels.ts";
import type { LateParcels } from "./late-parcels.ts";

export type StaffParcelFilter = {
  /** Undefined: every site. */
  siteIds?: readonly number[] | undefined;
  withoutSiteIds?: readonly number[] | undefined;
  statuses?: readonly ForwardStatus[] | undefined;
  warehouseIds?: readonly number[] | undefined;
  shop?: string | undefined;
  query?: ParcelQuery | undefined;
  customerId?: number | undefined;
  late?: { among: readonly LateParcels[]; is: boolean } | undefined;
  isAnswered?: boolean | undefined;
  /** The warehouse's free days end by this day, yyyy-MM-dd, or later. */
  endsBy?: { day: string; is: boolean } | undefined;
};

export type StaffParcelPage = {
  sort: StaffParcelSort;
  isAscending: boolean;
  after?: ListCursor | undefined;
  limit: number;
};

// In a select from one table Drizzle omits the table's name of columns in `sql`, so these write `${forwardRequests}.id`.
const SINCE = sql`coalesce((select max(step.at) from ${forwardHistory} step
  where step.request_id = ${forwardRequests}.id), ${forwardRequests}.created_at)`;

const IS_ANSWERED = sql`(${forwardRequests}.status = 'on_hold' and 'customer' =
  (select step.actor_kind from ${forwardHistory} step
   where step.request_id = ${forwardRequests}.id order by step.id desc limit 1))`;

/** The last free day by the warehouse's terms alone: an owner's plan may move it later. */
const FREE_UNTIL = sql`((select min((parcel.received_at at time zone 'UTC')::date) from ${forwardParcels} parcel
    where parcel.request_id = ${forwardRequests}.id)
  + (select place.free_days from ${warehouses} place where place.id = ${forwardRequests}.warehouse_id))`;

const IS_STORED = inArray(forwardRequests.status, [...STORED]);

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

const isOrNot = (condition: SQL | undefined, is: boolean): SQL =>
  is ? sql`coalesce(${condition}, false)` : sql`not coalesce(${condition}, false)`;

const WAITS: Readonly<Record<LateParcels["kind"], SQL>> = {
  pack: sql`${forwardRequests}.status = 'paid'`,
  hold_answer: IS_ANSWERED,
};

const isLate = (among: readonly LateParcels[]): SQL | undefined =>
  or(
    ...among.map(({ kind, siteId, before }) =>
      and(
        WAITS[kind],
        eq(forwardRequests.siteId, siteId),
        sql`${SINCE} < ${before.toISOString()}::timestamptz`,
      ),
    ),
  );

const matches = (filter: StaffParcelFilter) =>
  and(
    where(filter.siteIds, (ids) => inArray(forwardRequests.siteId, [...ids])),
    where(filter.withoutSiteIds, (ids) => notInArray(forwardRequests.siteId, [...ids])),
    where(filter.statuses, (statuses) => inArray(forwardRequests.status, [...statuses])),
    where(filter.warehouseIds, (ids) => inArray(forwardRequests.warehouseId, [...ids])),
    where(filter.shop, isFromShop),
    where(filter.query, isParcelFoundBy),
    where(filter.customerId, (id) => eq(forwardRequests.customerId, id)),
    where(filter.late, ({ among, is }) => isOrNot(isLate(among), is)),
    where(filter.isAnswered, (is) => isOrNot(IS_ANSWERED, is)),
    where(filter.endsBy, ({ day, is }) =>
      isOrNot(and(IS_STORED, sql`${FREE_UNTIL} <= ${day}::date`), is),
    ),
  );

/** Microseconds for a time, days since 1970 for a day: what a cursor can hold. */
const SORT_VALUES = {
  number: sql<number>`${forwardRequests}.id::float8`,
  waiting: sql<number>`(extract(epoch from ${SINCE}) * 1000000)::float8`,
  storage: sql<number>`(${FREE_UNTIL} - '1970-01-01'::date)::float8`,
} as const satisfies Record<StaffParcelSort, SQL>;

/** A list by the end of storage has only parcels that lie in a warehouse. */
const isSortable: Readonly<Record<StaffParcelSort, SQL | undefined>> = {
  number: undefined,
  waiting: undefined,
  storage: and(IS_STORED, sql`${FREE_UNTIL} is not null`),
};

export type FoundParcel = { request: ForwardRequest; since: Date; isAnswered: boolean };

/** A page of parcels, the cursor of the next page, and the number of all parcels. */
export async function findStaffParcels(
  db: Queryable,
  filter: StaffParcelFilter,
  { sort, isAscending, after, limit }: StaffParcelPage,
): Promise<{ found: FoundParcel[]; next: ListCursor | null; total: number }> {
  const { ids, hasMore, total } = await findPage(db, {
    from: forwardRequests,
    where: and(matches(filter), isSortable[sort]),
    id: forwardRequests.id,
    sort: sort === "number" ? undefined : SORT_VALUES[sort],
    isAscending,
    after: after && {
      id: after.id,
      value: sort === "number" ? undefined : sql`${after.value}::float8`,
    },
    limit,
  });
  const rows = await selectParcelRows(db, ids, SORT_VALUES[sort]);
  const last = rows.at(-1);
  return {
    found: rows,
    next: hasMore && last ? { value: last.sorted, id: last.request.id } : null,
    total,
  };
}

async function selectParcelRows(db: Queryable, ids: readonly number[], sorted: SQL<number>) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      request: forwardRequests,
      since: SINCE.mapWith(forwardRequests.createdAt),
      isAnswered: sql<boolean>`${IS_ANSWERED}`,
      sorted,
    })
    .from(forwardRequests)
    .where(inArray(forwardRequests.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.request.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One parcel, with the time since which it is in its state. */
export const selectStaffParcel = async (db: Queryable, id: number) =>
  (await selectParcelRows(db, [id], SORT_VALUES.number))[0];

export type ParcelOwner = {
  id: number;
  name: string | null;
  email: string | null;
  phoneNumber: string;
  companyName: string;
  suite: number | null;
};

/** The owners with their suites, by their ids. */
export async function selectParcelOwners(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, ParcelOwner>> {
  if (ids.length === 0) return new Map();
  const { id, email, phoneNumber, companyName } = customers;
  const rows = await db
    .select({ id, email, phoneNumber, companyName, name: fullName(), suite: suites.number })
    .from(customers)
    .leftJoin(suites, eq(suites.customerId, id))
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every step and answer, with the staff member who made it. */
export const selectStaffSteps = (db: Queryable, requestId: number) =>
  db
    .select({
      at: forwardHistory.at,
      status: forwardHistory.status,
      actor: forwardHistory.actorKind,
      who: sql<
        string | null
      >`case when ${forwardHistory.actorKind} = 'staff' then ${nameOrEmail()} end`,
      note: sql<string>`coalesce(${forwardHoldAnswers.message}, ${forwardHistory.note})`,
    })
    .from(forwardHistory)
    .leftJoin(forwardHoldAnswers, eq(forwardHoldAnswers.stepId, forwardHistory.id))
    .leftJoin(customers, eq(customers.id, forwardHistory.actorId))
    .where(eq(forwardHistory.requestId, requestId))
    .orderBy(asc(forwardHistory.id));

export const selectParcelSites = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: forwardRequests.id, siteId: forwardRequests.siteId })
    .from(forwardRequests)
    .where(inArray(forwardRequests.id, [...ids]));
