import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { isAmong } from "#database/is-among.ts";
import type {
  FoundWork,
  WhichWork,
  WorkDetail,
} from "#features/records/server/tasks/work-record.ts";
import { phoneReservations } from "./reservations.tables.ts";

const isConfirmed = eq(phoneReservations.status, "confirmed");

export const describeReservations = (db: Queryable, ids: number[]): Promise<WorkDetail[]> =>
  db
    .select({
      id: phoneReservations.id,
      who: sql<
        string | null
      >`nullif(btrim(coalesce(${phoneReservations.firstName}, '') || ' ' || coalesce(${phoneReservations.lastName}, '')), '')`,
      what: phoneReservations.model,
    })
    .from(phoneReservations)
    .where(inArray(phoneReservations.id, ids));

export const selectConfirmedReservations = (
  db: Queryable,
  which: WhichWork,
): Promise<FoundWork[]> =>
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
    .where(and(isConfirmed, isAmong(phoneReservations, which)))
    .orderBy(asc(phoneReservations.id))
    .limit(which.limit);

export const countConfirmedReservations = (
  db: Queryable,
  siteIds: readonly number[] | undefined,
): Promise<number> =>
  db.$count(phoneReservations, and(isConfirmed, isAmong(phoneReservations, { siteIds })));
