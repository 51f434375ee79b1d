import { and, asc, count, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { sweepRows } from "#database/sweep-rows.ts";
import {
  PHONE_HOLDING_STATUSES,
  type ReservationActor,
  type ReservationStatus,
} from "../domain/reservation-status.ts";
import { phoneReservations, phones, reservationHistory } from "./reservations.tables.ts";

export type Phone = typeof phones.$inferSelect;
export type Reservation = typeof phoneReservations.$inferSelect;

const taken = inArray(phoneReservations.status, [...PHONE_HOLDING_STATUSES]);

/** The phones of a site, with the number of reservations that hold each. */
export async function selectPhones(
  db: Queryable,
  siteId: number,
): Promise<(Phone & { taken: number })[]> {
  const rows = await db
    .select({ phone: phones, taken: count(phoneReservations.id) })
    .from(phones)
    .leftJoin(phoneReservations, and(eq(phoneReservations.phoneId, phones.id), taken))
    .where(eq(phones.siteId, siteId))
    .groupBy(phones.id)
    .orderBy(asc(phones.position), asc(phones.id));
  return rows.map((row) => ({ ...row.phone, taken: row.taken }));
}

export async function selectPhone(db: Queryable, id: number): Promise<Phone | undefined> {
  const [phone] = await db.select().from(phones).where(eq(phones.id, id));
  return phone;
}

/** Locks all phones of a model, so that confirmations of it run one after another. */
export async function lockModel(tx: Transaction, { siteId, model }: Phone): Promise<Phone[]> {
  return tx
    .select()
    .from(phones)
    .where(and(eq(phones.siteId, siteId), eq(phones.model, model)))
    .orderBy(asc(phones.id))
    .for("update");
}

export const countReserved = (db: Queryable, phoneId: number): Promise<number> =>
  db.$count(phoneReservations, and(eq(phoneReservations.phoneId, phoneId), taken));

export async function updateStock(tx: Transaction, id: number, stock: number): Promise<void> {
  await tx.update(phones).set({ stock }).where(eq(phones.id, id));
}

export async function insertReservation(
  tx: Transaction,
  values: typeof phoneReservations.$inferInsert,
): Promise<Reservation> {
  const [made] = await tx.insert(phoneReservations).values(values).returning();
  if (!made) throw new Error("A reservation was not written");
  return made;
}

type By = { id: number } | { tokenHash: Buffer };
const named = (by: By) =>
  "id" in by ? eq(phoneReservations.id, by.id) : eq(phoneReservations.tokenHash, by.tokenHash);

export async function selectReservation(db: Queryable, by: By): Promise<Reservation | undefined> {
  const [found] = await db.select().from(phoneReservations).where(named(by));
  return found;
}

export async function lockReservation(tx: Transaction, by: By): Promise<Reservation | undefined> {
  const [found] = await tx.select().from(phoneReservations).where(named(by)).for("update");
  return found;
}

/** Whether a person already has a reservation of a model that holds a phone. */
export async function hasActiveReservation(
  db: Queryable,
  { siteId, model, email }: Pick<Reservation, "siteId" | "model" | "email">,
): Promise<boolean> {
  const mine = and(
    eq(phoneReservations.siteId, siteId),
    eq(phoneReservations.model, model),
    eq(phoneReservations.email, email ?? ""),
    taken,
  );
  return (await db.$count(phoneReservations, mine)) > 0;
}

export async function updateReservation(
  tx: Transaction,
  id: number,
  values: Partial<typeof phoneReservations.$inferInsert>,
): Promise<void> {
  await tx.update(phoneReservations).set(values).where(eq(phoneReservations.id, id));
}

export async function insertStep(
  tx: Transaction,
  reservationId: number,
  status: ReservationStatus,
  actor: ReservationActor,
): Promise<void> {
  const actorId = actor.kind === "staff" ? actor.id : null;
  await tx
    .insert(reservationHistory)
    .values({ reservationId, status, actorKind: actor.kind, actorId });
}

/** The position in the queue for a phone: counts the reservation itself and those confirmed before it. */
export function countAhead(
  db: Queryable,
  { id, phoneId, confirmedAt }: Reservation,
): Promise<number> {
  return db.$count(
    phoneReservations,
    and(
      eq(phoneReservations.phoneId, phoneId),
      eq(phoneReservations.status, "confirmed"),
      sql`(${phoneReservations.confirmedAt}, ${phoneReservations.id}) <= (${confirmedAt}, ${id})`,
    ),
  );
}

/** Reservations whose deadline for confirming or collecting has passed. */
export async function selectOverdue(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: phoneReservations.id })
    .from(phoneReservations)
    .where(
      and(
        lt(phoneReservations.expiresAt, now),
        inArray(phoneReservations.status, ["requested", "ready"]),
      ),
    )
    .orderBy(asc(phoneReservations.id));
  return rows.map(({ id }) => id);
}

const NOBODY = { email: null, firstName: null, lastName: null, phoneNumber: null };

/** Removes personal data from reservations that ended before this time, because it is no longer needed. */
export async function blankEnded(db: Queryable, before: Date): Promise<void> {
  const where = and(lt(phoneReservations.endedAt, before), isNotNull(phoneReservations.email));
  const { id } = phoneReservations;
  await sweepRows(db, { table: phoneReservations, by: id, where, set: NOBODY });
}

export function selectReservationsOf(db: Queryable, customerId: number) {
  return db
    .select({ reservation: phoneReservations, phone: phones })
    .from(phoneReservations)
    .innerJoin(phones, eq(phones.id, phoneReservations.phoneId))
    .where(eq(phoneReservations.customerId, customerId))
    .orderBy(asc(phoneReservations.id));
}

export async function blankReservation(tx: Transaction, id: number): Promise<void> {
  await tx.update(phoneReservations).set(NOBODY).where(eq(phoneReservations.id, id));
}
