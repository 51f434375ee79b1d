import { canTransition } from "#core/state-machine.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import { RESERVATION_TRANSITIONS } from "../domain/reservation-status.ts";
import {
  blankReservation,
  insertStep,
  lockReservation,
  selectReservationsOf,
  updateReservation,
} from "./reservation.repository.ts";

/** What was reserved while logged in: anybody may register with an e-mail. Who is erased lets go of the phone. */
export const reservationPersonalData: PersonalData = {
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
      const { id } = known;
      // Confirmed or handed over meanwhile: what counts is what it is by now.
      const status = (await lockReservation(tx, { id }))?.status;
      if (status && canTransition(RESERVATION_TRANSITIONS, status, "expired")) {
        const ended = { status: "expired" as const, expiresAt: null, endedAt: new Date() };
        await updateReservation(tx, id, ended);
        await insertStep(tx, id, "expired", { kind: "system" });
      }
      await blankReservation(tx, id);
    }
  },
};
