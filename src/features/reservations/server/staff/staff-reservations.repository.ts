import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { findPage } from "#database/find-page.ts";
import { startsWith } from "#database/find-text.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { nameOrEmail } from "#features/account/server/customer-name.ts";
import type { ReservationStatus } from "../../domain/reservation-status.ts";
import { phoneReservations, phones, reservationHistory } from "../reservations.tables.ts";

export type StaffReservationsFilter = {
  /** Undefined means every site. */
  siteIds: readonly number[] | undefined;
  states?: readonly ReservationStatus[] | undefined;
  phoneId?: number | undefined;
  query?: string | undefined;
};

const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

const { email, firstName, lastName, phoneNumber, confirmedAt } = phoneReservations;

/** The text begins the name, the last name, the e-mail or the telephone number. */
const isFoundBy = (text: string) =>
  or(
    startsWith(sql`lower(${firstName} || ' ' || ${lastName})`, text.toLowerCase()),
    startsWith(sql`lower(${lastName})`, text.toLowerCase()),
    startsWith(sql`lower(${email})`, text.toLowerCase()),
    startsWith(sql`replace(${phoneNumber}, ' ', '')`, text.replaceAll(" ", "")),
  );

const matches = ({ siteIds, states, phoneId, query }: StaffReservationsFilter) =>
  and(
    where(siteIds, (ids) => inArray(phoneReservations.siteId, [...ids])),
    where(states, (all) => inArray(phoneReservations.status, [...all])),
    where(phoneId, (id) => eq(phoneReservations.phoneId, id)),
    where(query, isFoundBy),
  );

/** Confirmed ones first, in the order of the queue. */
const inQueue = sql`coalesce(${confirmedAt}, 'infinity')`;

/** The place among those that wait for the same phone; null for one that does not wait. */
const position = sql<number | null>`case when ${phoneReservations.status} = 'confirmed' then (
  select count(*)::int from phone_reservations other
  where other.phone_id = ${phoneReservations.phoneId} and other.status = 'confirmed'
    and (other.confirmed_at, other.id) <= (${confirmedAt}, ${phoneReservations.id})) end`;

const shown = { reservation: getTableColumns(phoneReservations), phone: phones, position };

type Page = { after: number | undefined; limit: number };

export async function findReservations(
  db: Queryable,
  filter: StaffReservationsFilter,
  { after, limit }: Page,
) {
  const { ids, hasMore, total } = await findPage(db, {
    from: phoneReservations,
    where: matches(filter),
    id: phoneReservations.id,
    sort: inQueue,
    isAscending: true,
    after: after === undefined ? undefined : { id: after, value: await placeOf(db, after) },
    limit,
  });
  const rows = await db
    .select(shown)
    .from(phoneReservations)
    .innerJoin(phones, eq(phones.id, phoneReservations.phoneId))
    .where(inArray(phoneReservations.id, ids))
    .orderBy(inQueue, asc(phoneReservations.id));
  return { rows, hasMore, total };
}
export type FoundReservation = Awaited<ReturnType<typeof findReservations>>["rows"][number];

/** As text, with all its digits: it is compared with the column. */
async function placeOf(db: Queryable, id: number): Promise<SQL> {
  const [row] = await db
    .select({ at: sql<string>`${inQueue}::text` })
    .from(phoneReservations)
    .where(eq(phoneReservations.id, id));
  return sql`${row?.at ?? "-infinity"}::timestamptz`;
}

export async function selectStaffReservation(
  db: Queryable,
  id: number,
): Promise<FoundReservation | undefined> {
  const [row] = await db
    .select(shown)
    .from(phoneReservations)
    .innerJoin(phones, eq(phones.id, phoneReservations.phoneId))
    .where(eq(phoneReservations.id, id));
  return row;
}

/** The states of a reservation, the oldest first, with the names of staff. */
export const selectReservationHistory = (db: Queryable, id: number) =>
  db
    .select({
      status: reservationHistory.status,
      actor: reservationHistory.actorKind,
      who: sql<
        string | null
      >`case when ${reservationHistory.actorKind} = 'staff' then ${nameOrEmail()} end`,
      at: reservationHistory.at,
    })
    .from(reservationHistory)
    .leftJoin(customers, eq(customers.id, reservationHistory.actorId))
    .where(eq(reservationHistory.reservationId, id))
    .orderBy(asc(reservationHistory.id));

const countIn = (status: ReservationStatus) =>
  sql<number>`(count(*) filter (where ${phoneReservations.status} = ${status}))::int`;

type WhichPhones = { siteIds?: readonly number[] | undefined; id?: number | undefined };

/** Phones with the number of reservations in each state. */
export const selectStaffPhones = (db: Queryable, { siteIds, id }: WhichPhones) =>
  db
    .select({
      phone: phones,
      waiting: countIn("confirmed"),
      ready: countIn("ready"),
      collected: countIn("collected"),
    })
    .from(phones)
    .leftJoin(phoneReservations, eq(phoneReservations.phoneId, phones.id))
    .where(
      and(
        where(siteIds, (ids) => inArray(phones.siteId, [...ids])),
        where(id, (one) => eq(phones.id, one)),
      ),
    )
    .groupBy(phones.id)
    .orderBy(asc(phones.siteId), asc(phones.position), asc(phones.id));

/** The sites of reservations, for their notes. */
export const selectReservationSites = (db: Queryable, ids: readonly number[]) =>
  db
    .select({ id: phoneReservations.id, siteId: phoneReservations.siteId })
    .from(phoneReservations)
    .where(inArray(phoneReservations.id, [...ids]));
