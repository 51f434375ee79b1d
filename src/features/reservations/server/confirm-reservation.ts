import { fail, type Result } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { reservationLifecycle } from "./reservation-lifecycle.ts";
import {
  countReserved,
  hasActiveReservation,
  lockModel,
  lockReservation,
  type Reservation,
  selectPhone,
  selectReservation,
} from "./reservations.repository.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";

export type ConfirmInput = { token: string; siteId: number; visitor: string };
type ConfirmProblem =
  | "errors.not_found"
  | "reservation.errors.used"
  | "reservation.errors.too_late"
  | "reservation.errors.none_left"
  | "reservation.errors.one_each"
  | "reservation.errors.step"
  | "auth.errors.too_many_attempts";

/** Confirms a reservation by its mailed link: once, before the deadline, and never more reservations than phones. */
export async function confirmReservation(
  deps: ReservationsDeps,
  { token, siteId, visitor }: ConfirmInput,
): Promise<Result<Reservation, ConfirmProblem>> {
  const attempt = await deps.limits.consume("confirm-reservation", { visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const tokenHash = hashSecret(token);
  const known = tokenHash && (await selectReservation(deps.db, { tokenHash }));
  const phone = known && (await selectPhone(deps.db, known.phoneId));
  if (!phone || known.siteId !== siteId) return fail("errors.not_found");
  return inTransaction(deps.db, async (tx): Promise<Result<Reservation, ConfirmProblem>> => {
    // Two visitors who want the last phone wait for this lock; the second one then counts the first one's reservation.
    const model = await lockModel(tx, phone);
    const reservation = await lockReservation(tx, { id: known.id });
    if (!reservation) return fail("errors.not_found");
    if (reservation.status === "expired") return fail("reservation.errors.too_late");
    if (reservation.status !== "requested") return fail("reservation.errors.used");
    if (reservation.expiresAt && reservation.expiresAt < deps.now()) {
      return fail("reservation.errors.too_late");
    }
    if (await hasActiveReservation(tx, reservation)) return fail("reservation.errors.one_each");
    const stock = model.find(({ id }) => id === phone.id)?.stock ?? 0;
    if ((await countReserved(tx, phone.id)) >= stock) return fail("reservation.errors.none_left");
    const how = { actor: { kind: "visitor" as const } };
    return reservationLifecycle.tryMove(deps, tx, reservation, "confirmed", how);
  });
}
