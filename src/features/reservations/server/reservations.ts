import { type ConfirmInput, confirmReservation } from "./confirm-reservation.ts";
import { listPhones } from "./list-phones.ts";
import type { Reservation } from "./reservations.repository.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";
import { type ReserveInput, reservePhone } from "./reserve-phone.ts";
import { expireReservations, redactEndedReservations } from "./sweep-reservations.ts";
import { findReservation, viewReservation } from "./view-reservation.ts";

/** Binds the feature's use cases to their dependencies; feature.ts calls it once. */
export function bindReservations(deps: ReservationsDeps) {
  return {
    listPhones: (siteId: number) => listPhones(deps, siteId),
    reservePhone: (input: ReserveInput) => reservePhone(deps, input),
    confirmReservation: (input: ConfirmInput) => confirmReservation(deps, input),
    findReservation: (token: string | undefined, siteId: number) =>
      findReservation(deps, token, siteId),
    viewReservation: (reservation: Reservation) => viewReservation(deps, reservation),
    expireReservations: () => expireReservations(deps),
    redactEndedReservations: () => redactEndedReservations(deps),
  };
}
export type Reservations = ReturnType<typeof bindReservations>;
