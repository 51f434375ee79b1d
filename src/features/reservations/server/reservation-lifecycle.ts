import type { Transaction } from "#database/connect.ts";
import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import {
  collectUntil,
  RESERVATION_TRANSITIONS,
  type ReservationActor,
  type ReservationStatus,
} from "../domain/reservation-status.ts";
import { expiredEmail, readyEmail } from "./reservation-emails.ts";
import {
  insertStep,
  lockReservation,
  type Reservation,
  selectPhone,
  updateReservation,
} from "./reservations.repository.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";

/** The status changes of a reservation, by any actor. */
export const reservationLifecycle = defineLifecycle<
  Reservation,
  ReservationActor,
  ReservationsDeps,
  "reservation.errors.step"
>({
  name: "reservation",
  transitions: RESERVATION_TRANSITIONS,
  refusal: "reservation.errors.step",
  who: () => "orders",
  staff: (id) => ({ kind: "staff", id }),
  lock: (_deps, tx, id) => lockReservation(tx, { id }),
  stamp(deps, { siteId, confirmedAt }, to) {
    const now = deps.now();
    const isEnd = to === "collected" || to === "expired";
    return {
      expiresAt: to === "ready" ? collectUntil(now, deps.findSite(siteId).timeZone) : null,
      confirmedAt: to === "confirmed" ? now : confirmedAt,
      endedAt: isEnd ? now : null,
    };
  },
  save: (tx, { id }, values) => updateReservation(tx, id, values),
  async history(tx, { id }, { to, actor }) {
    await insertStep(tx, id, to, actor);
    return undefined;
  },
  notify: (deps, tx, { from, row }) => mailStep(deps, tx, from, row),
});

/** Sends a mail if the phone is ready, or if a confirmed reservation expired. */
async function mailStep(
  deps: ReservationsDeps,
  tx: Transaction,
  from: ReservationStatus,
  now: Reservation,
): Promise<void> {
  const { email, language, siteId, customerId, phoneId } = now;
  const phone = await selectPhone(tx, phoneId);
  if (!email || !phone) return;
  const params = { site: deps.findSite(siteId), phone };
  const whose = customerId === null ? {} : { customerId };
  const mail = { site: params.site, to: email, language, ...whose };
  if (now.status === "ready") {
    await deps.postMail(tx, { ...mail, kind: "reservation-ready", write: readyEmail(params, now) });
  }
  if (now.status === "expired" && from !== "requested") {
    const write = expiredEmail(deps, params, now);
    await deps.postMail(tx, { ...mail, kind: "reservation-expired", write });
  }
}
