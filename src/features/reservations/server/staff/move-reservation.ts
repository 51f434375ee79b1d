import { type Result, succeed } from "#core/result.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ReservationStep } from "../../domain/reservation-status.ts";
import { reservationLifecycle } from "../reservation-lifecycle.ts";
import type { Reservation } from "../reservations.repository.ts";
import type { ReservationsDeps } from "../reservations-deps.ts";

type Step = { actor: StaffActor | undefined; id: number; to: ReservationStep };

/** Marks the phone as ready or collected, or ends the reservation. */
export function moveReservation(
  deps: ReservationsDeps,
  { actor, id, to }: Step,
): Promise<Result<Reservation, "errors.not_found" | "reservation.errors.step">> {
  const step = { actor, key: id, to, action: "reservation.move" as const };
  return reservationLifecycle.stepByStaff(deps, step, async (tx, reservation, by) =>
    succeed(await reservationLifecycle.move(deps, tx, reservation, to, { actor: by })),
  );
}
