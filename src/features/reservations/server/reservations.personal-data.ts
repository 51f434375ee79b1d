import type { PersonalData } from "#platform/feature/personal-data.ts";
import { reservationLifecycle } from "./reservation-lifecycle.ts";
import {
  blankReservation,
  lockReservation,
  selectReservationsOf,
} from "./reservations.repository.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";

/** What was reserved while logged in: anybody may register with an e-mail. Who is erased lets go of the phone. */
export const reservationsPersonalData = (deps: ReservationsDeps): PersonalData => ({
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
    for (const { reservation: known } of await selectReservationsOf(tx, customerId)) {
      // Confirmed or handed over meanwhile: what counts is what it is by now.
      await lockReservation(tx, { id: known.id });
      // First, so that the step writes to nobody who is gone.
      await blankReservation(tx, known.id);
      const reservation = await lockReservation(tx, { id: known.id });
      if (!reservation) continue;
      await reservationLifecycle.tryMove(deps, tx, reservation, "expired", {
        actor: { kind: "system" },
      });
    }
  },
});
