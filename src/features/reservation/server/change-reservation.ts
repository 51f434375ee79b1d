import { fail, type Result, succeed } from "#core/result.ts";
import { canTransition } from "#core/state-machine.ts";
import type { Transaction } from "#database/connect.ts";
import {
  RESERVATION_TRANSITIONS,
  type ReservationActor,
  type ReservationStatus,
} from "../domain/reservation-status.ts";
import { collectUntil } from "../domain/reservation-times.ts";
import {
  insertStep,
  type Phone,
  type Reservation,
  selectPhone,
  updateReservation,
} from "./reservation.repository.ts";
import type { ReservationDeps } from "./reservation-deps.ts";
import { expiredEmail, readyEmail } from "./reservation-emails.ts";

type Change = { to: ReservationStatus; actor: ReservationActor };

/** The one place where a reservation goes on: the row is locked, the step allowed and written down. */
export async function changeReservation(
  deps: ReservationDeps,
  tx: Transaction,
  reservation: Reservation,
  { to, actor }: Change,
): Promise<Result<Reservation, "reservation.errors.step">> {
  if (!canTransition(RESERVATION_TRANSITIONS, reservation.status, to)) {
    return fail("reservation.errors.step");
  }
  const now = deps.now();
  const isEnd = to === "collected" || to === "expired";
  const changed: Reservation = {
    ...reservation,
    status: to,
    expiresAt:
      to === "ready" ? collectUntil(now, deps.findSite(reservation.siteId).timeZone) : null,
    confirmedAt: to === "confirmed" ? now : reservation.confirmedAt,
    endedAt: isEnd ? now : null,
  };
  const { status, expiresAt, confirmedAt, endedAt } = changed;
  await updateReservation(tx, reservation.id, { status, expiresAt, confirmedAt, endedAt });
  await insertStep(tx, reservation.id, to, actor);
  const phone = await selectPhone(tx, reservation.phoneId);
  if (phone) await tell(deps, tx, { was: reservation, now: changed, phone });
  return succeed(changed);
}

/** By mail, where there is something to know: the phone is in, or the place in the queue is gone. */
async function tell(
  deps: ReservationDeps,
  tx: Transaction,
  { was, now, phone }: { was: Reservation; now: Reservation; phone: Phone },
): Promise<void> {
  const { email, language, siteId, customerId } = now;
  if (!email) return;
  const place = { site: deps.findSite(siteId), phone };
  const whose = customerId === null ? {} : { customerId };
  const mail = { site: place.site, to: email, language, ...whose };
  if (now.status === "ready") {
    await deps.postMail(tx, { ...mail, kind: "reservation-ready", write: readyEmail(place, now) });
  }
  if (now.status === "expired" && was.status !== "requested") {
    const write = expiredEmail(deps, place, now);
    await deps.postMail(tx, { ...mail, kind: "reservation-expired", write });
  }
}
