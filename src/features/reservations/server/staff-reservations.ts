import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { ReservationStep } from "../domain/reservation-status.ts";
import { reservationLifecycle } from "./reservation-lifecycle.ts";
import {
  countReserved,
  lockModel,
  type Phone,
  type Reservation,
  type StaffReservationsFilter,
  selectForStaff,
  selectPhone,
  updateStock,
} from "./reservations.repository.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";

type NotFound = "errors.not_found";
type Asking = { actor: StaffActor | undefined };

const PAGE_SIZE = 50;

export async function listForStaff(
  { db, findSite }: ReservationsDeps,
  { page = 1, ...which }: StaffReservationsFilter & { page?: number | undefined },
) {
  const slice = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { rows, total } = await selectForStaff(db, which, slice);
  const items = rows.map(({ reservation, phone }) => ({
    id: reservation.id,
    status: reservation.status,
    name: phone.name,
    colour: phone.colour,
    storage: phone.storage,
    region: findSite(reservation.siteId).region,
    person: personOf(reservation),
    created_at: reservation.createdAt.toISOString(),
  }));
  return { items, total };
}

function personOf({ email, firstName, lastName, phoneNumber }: Reservation) {
  if (!email) return null;
  return { email, name: `${firstName} ${lastName}`, phone_number: phoneNumber ?? "" };
}

/** Marks the phone as ready or collected, or ends the reservation. */
export function moveReservation(
  deps: ReservationsDeps,
  { actor, id, to }: Asking & { id: number; to: ReservationStep },
): Promise<Result<Reservation, NotFound | "reservation.errors.step">> {
  const step = { actor, key: id, to, action: "reservation.move" as const };
  return reservationLifecycle.stepByStaff(deps, step, async (tx, reservation, by) =>
    succeed(await reservationLifecycle.move(deps, tx, reservation, to, { actor: by })),
  );
}

/** Sets the stock; never below the number of reserved phones. */
export async function setPhoneStock(
  { db }: ReservationsDeps,
  { actor, id, stock }: Asking & { id: number; stock: number },
): Promise<Result<Phone, NotFound | "errors.invalid_input">> {
  const allowed = requireRole(actor, "orders");
  if (!allowed.ok) return allowed;
  return inTransaction(
    db,
    async (tx): Promise<Result<Phone, NotFound | "errors.invalid_input">> => {
      const phone = await selectPhone(tx, id);
      if (!phone || !reachesSite(allowed.value, phone.siteId)) return fail("errors.not_found");
      await lockModel(tx, phone);
      if (stock < (await countReserved(tx, id))) {
        return fail("errors.invalid_input", { stock: ["validation.invalid"] });
      }
      await updateStock(tx, id, stock);
      await writeAuditNote(tx, {
        actor: allowed.value,
        action: "phone.stock",
        subject: `phone:${id}`,
        details: { from: phone.stock, to: stock },
      });
      return succeed({ ...phone, stock });
    },
  );
}
