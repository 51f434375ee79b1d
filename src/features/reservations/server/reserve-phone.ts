import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { tooManyAttempts } from "#platform/rate-limit/rate-limits.ts";
import { confirmUntil } from "../domain/reservation-status.ts";
import { alreadyReservedEmail, confirmEmail } from "./reservation-emails.ts";
import {
  countReserved,
  hasActiveReservation,
  insertReservation,
  insertStep,
  selectPhone,
} from "./reservations.repository.ts";
import type { ReservationsDeps } from "./reservations-deps.ts";

export type ReserveInput = {
  site: Site;
  language: string;
  /** The visitor id for rate limits. */
  visitor: string;
  phoneId: number;
  customerId: number | undefined;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
};
type ReserveProblem =
  | "errors.invalid_input"
  | "reservation.errors.none_left"
  | typeof NOT_LOGGED_IN
  | "auth.errors.too_many_attempts";

/**
 * Requests a reservation. It holds no phone, because anybody may enter any name and email address: only
 * the reader of the mail can confirm it. Only that mail says whether the person already has a reservation.
 */
export async function reservePhone(
  deps: ReservationsDeps,
  { site, language, visitor, phoneId, customerId, email, ...person }: ReserveInput,
): Promise<Result<Date, ReserveProblem>> {
  const phone = await selectPhone(deps.db, phoneId);
  if (phone?.siteId !== site.id) {
    return fail("errors.invalid_input", { phone_id: ["validation.invalid"] });
  }
  const attempt = await deps.limits.consume("reserve", { visitor, account: email });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  if ((await countReserved(deps.db, phoneId)) >= phone.stock) {
    return fail("reservation.errors.none_left");
  }
  const { token, hash: tokenHash } = newSecret();
  const expiresAt = confirmUntil(deps.now());
  const who = { siteId: site.id, model: phone.model, email };
  return inTransaction(deps.db, async (tx): Promise<Result<Date, ReserveProblem>> => {
    if (customerId && !(await lockActiveCustomer(tx, customerId))) return fail(NOT_LOGGED_IN);
    const mail = { site, to: email, language, ...(customerId ? { customerId } : {}) };
    if (await hasActiveReservation(tx, who)) {
      const write = alreadyReservedEmail({ site, phone });
      await deps.postMail(tx, { ...mail, kind: "reservation-already", write });
      return succeed(expiresAt);
    }
    const values = { ...who, ...person, tokenHash, phoneId, customerId, language, expiresAt };
    const made = await insertReservation(tx, { ...values, createdAt: deps.now() });
    await insertStep(tx, made.id, "requested", { kind: "visitor" });
    const write = confirmEmail(deps, { site, phone, language, token, name: person.firstName });
    await deps.postMail(tx, { ...mail, kind: "reservation-confirm", isUrgent: true, write });
    return succeed(expiresAt);
  });
}
