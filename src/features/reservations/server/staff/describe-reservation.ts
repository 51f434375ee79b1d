import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import type { Records } from "#features/records/server/records.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import { reservationSteps } from "../../domain/reservation-status.ts";
import type { ListedReservation, StaffPhone, StaffReservation } from "../../staff-calls.ts";
import type { Reservation } from "../reservations.repository.ts";
import {
  type FoundReservation,
  findReservations,
  selectReservationHistory,
  selectStaffPhones,
  selectStaffReservation,
} from "./staff-reservations.repository.ts";

export function describeListed({
  reservation,
  phone,
  position,
}: FoundReservation): ListedReservation {
  const { id, status, siteId, createdAt, confirmedAt, expiresAt } = reservation;
  return {
    id,
    status,
    site_id: siteId,
    phone_id: phone.id,
    name: phone.name,
    colour: phone.colour,
    storage: phone.storage,
    person: describePerson(reservation),
    position,
    created_at: createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    until: expiresAt?.toISOString() ?? null,
  };
}

/** Null once the person is forgotten. */
function describePerson({ email, firstName, lastName, phoneNumber }: Reservation) {
  if (!email) return null;
  const name = `${firstName ?? ""} ${lastName ?? ""}`.trim();
  return { name, email, phone_number: phoneNumber ?? "" };
}

type FoundPhone = Awaited<ReturnType<typeof selectStaffPhones>>[number];

export const describePhone = ({ phone, ...counts }: FoundPhone): StaffPhone => ({
  id: phone.id,
  site_id: phone.siteId,
  name: phone.name,
  colour: phone.colour,
  storage: phone.storage,
  price: toDecimal(phone.priceCents),
  stock: phone.stock,
  left: Math.max(0, phone.stock - counts.waiting - counts.ready - counts.collected),
  ...counts,
});

/** The part of the queue that is shown beside a reservation; the list has the rest. */
const QUEUE = 20;

type ShowDeps = { db: Database } & Pick<Records, "listNotes">;

/** Undefined if there is no such reservation, or if the caller does not work for its site. */
export async function describeReservation(
  { db, listNotes }: ShowDeps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<StaffReservation | undefined> {
  const found = await selectStaffReservation(db, id);
  if (!found || !reachesSite(actor, found.reservation.siteId)) return undefined;
  const { customerId, phoneId, status } = found.reservation;
  const record = `reservation:${id}`;
  const look = { actor, customerId, isGuest: customerId === null };
  await noteAccess(db, { ...look, what: "reservation", record });
  const waiting = { siteIds: undefined, phoneId, states: ["confirmed" as const] };
  const [phones, queue, history, notes] = await Promise.all([
    selectStaffPhones(db, { id: phoneId }),
    findReservations(db, waiting, { after: undefined, limit: QUEUE }),
    selectReservationHistory(db, id),
    listNotes(record, actor.id),
  ]);
  const [phone] = phones.map(describePhone);
  if (!phone) throw new Error("A reservation is of no phone");
  return {
    ...describeListed(found),
    customer_id: customerId,
    phone,
    queue: queue.rows.map(describeListed),
    history: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    notes,
    steps: reservationSteps(status),
  };
}
