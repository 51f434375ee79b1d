import { DAY_MS } from "#core/durations.ts";
import { forEachSettled } from "#core/work-queue.ts";
import { inTransaction } from "#database/transaction.ts";
import { RETENTION_DAYS } from "../domain/reservation-status.ts";
import { reservationLifecycle } from "./reservation-lifecycle.ts";
import { blankEnded, lockReservation, selectOverdue } from "./reservations.repository.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";

/**
 * Every minute, expires reservations that were not confirmed or collected in time, so that the next person
 * gets the phone.
 */
export async function expireReservations(deps: ReservationsDeps): Promise<void> {
  const now = deps.now();
  await forEachSettled(
    await selectOverdue(deps.db, now),
    (id) =>
      inTransaction(deps.db, async (tx) => {
        const reservation = await lockReservation(tx, { id });
        if (!reservation?.expiresAt || reservation.expiresAt >= now) return;
        const how = { actor: { kind: "system" as const } };
        await reservationLifecycle.tryMove(deps, tx, reservation, "expired", how);
      }),
    (reservation, err) => deps.reportProblem("reservation_expiry_failed", { reservation, err }),
  );
}

/** Every night, removes the personal data of reservations that ended half a year ago. */
export async function redactEndedReservations({ db, now }: ReservationsDeps): Promise<void> {
  await blankEnded(db, new Date(now().getTime() - RETENTION_DAYS * DAY_MS));
}
