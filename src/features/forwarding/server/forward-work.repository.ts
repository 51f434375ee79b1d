import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#database/connect.ts";
import { isAmong } from "#database/is-among.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { fullName } from "#features/account/server/customer-name.ts";
import type {
  FoundWork,
  WhichWork,
  WorkDetail,
} from "#features/records/server/tasks/work-record.ts";
import {
  forwardHistory,
  forwardHoldAnswers,
  forwardParcels,
  forwardRequests,
} from "./forwarding.tables.ts";

// In a select from one table Drizzle omits the table name of columns in `sql`, so subqueries write `${forwardRequests}.id`.
export const describeParcels = (db: Queryable, ids: number[]): Promise<WorkDetail[]> =>
  db
    .select({
      id: forwardRequests.id,
      who: fullName(),
      // For parcels on hold, the owner's answer.
      what: sql<
        string | null
      >`(select left(answer.message, 200) from ${forwardHoldAnswers} answer join ${forwardHistory} step on step.id = answer.step_id where step.request_id = ${forwardRequests}.id and ${forwardRequests}.status = 'on_hold' order by step.id desc limit 1)`,
    })
    .from(forwardRequests)
    .innerJoin(customers, eq(customers.id, forwardRequests.customerId))
    .where(inArray(forwardRequests.id, ids));

export const selectPaidParcels = (db: Queryable, which: WhichWork): Promise<FoundWork[]> =>
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

export const countPaidParcels = (
  db: Queryable,
  siteIds: readonly number[] | undefined,
): Promise<number> =>
  db.$count(
    forwardRequests,
    and(eq(forwardRequests.status, "paid"), isAmong(forwardRequests, { siteIds })),
  );

/** Requests with a parcel that came under one of these numbers, or that left under one; newest first. */
export function selectRequestsWith(
  db: Queryable,
  numbers: readonly string[],
  siteIds: readonly number[] | undefined,
) {
  const upper = numbers.map((number) => number.toUpperCase());
  const isOneOf = (column: AnyPgColumn) => inArray(sql`upper(${column})`, upper);
  const arrived = db
    .select({ id: forwardParcels.requestId })
    .from(forwardParcels)
    .where(isOneOf(forwardParcels.trackingNumber));
  const isWith = or(inArray(forwardRequests.id, arrived), isOneOf(forwardRequests.trackingNumber));
  return db
    .select({ id: forwardRequests.id, status: forwardRequests.status })
    .from(forwardRequests)
    .where(and(isWith, isAmong(forwardRequests, { siteIds })))
    .orderBy(desc(forwardRequests.id))
    .limit(20);
}
