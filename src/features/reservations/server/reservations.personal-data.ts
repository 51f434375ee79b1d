import type { Records } from "#features/records/server/records.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import { reservationLifecycle } from "./reservation-lifecycle.ts";
import {
  blankReservation,
  lockReservation,
  selectReservationsOf,
} from "./reservations.repository.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";

/**
 * Only reservations made while logged in, because anybody may enter any email address. Erasing a person
 * releases the phone.
 */
export const reservationsPersonalData = (
  deps: ReservationsDeps & Pick<Records, "deleteNotes">,
): PersonalData => ({
  async export(db, { customerId }) {
    const rows = await selectReservationsOf(db, customerId);
    return rows.map(({ reservation, phone }) => ({
      phone: phone.name,
      colour: phone.colour,
      storage: phone.storage,
      status: reservation.status,
      first_name: reservation.firstName,
      last_name: reservation.lastName,
      phone_number: reservation.phoneNumber,
      created_at: reservation.createdAt.toISOString(),
    }));
  },
  async erase(tx, { customerId }) {
    const reservations = await selectReservationsOf(tx, customerId);
    await deps.deleteNotes(
      tx,
      reservations.map(({ reservation }) => `reservation:${reservation.id}`),
    );
    for (const { reservation: known } of reservations) {
      // Its status may have changed in the meantime; the current one counts.
      await lockReservation(tx, { id: known.id });
      // Done before the step, so that the step does not send a mail to an erased person.
      await blankReservation(tx, known.id);
      const reservation = await lockReservation(tx, { id: known.id });
      if (!reservation) continue;
      await reservationLifecycle.tryMove(deps, tx, reservation, "expired", {
        actor: { kind: "system" },
      });
    }
  },
});
