import type { Database } from "#database/connect.ts";
import { purgeExpiredSessions } from "#features/account/server/erasure/purge-expired-sessions.ts";
import { GUEST_CART_DAYS } from "#features/cart/domain/cart-cookie.ts";
import { purgeExpiredCarts } from "#features/cart/server/purge-expired-carts.ts";
import { purgeOldEvents } from "#features/catalogue/server/events/purge-old-events.ts";
import { purgeExpiredCheckouts } from "#features/checkout/server/purge-expired-checkouts.ts";
import type { Claims } from "#features/claims/server/claims.ts";
import type { Forwarding } from "#features/forwarding/server/forwarding.ts";
import { purgeSentMails } from "#features/mail/server/purge-sent-mails.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import { purgeExpiredKeys } from "#features/payments/server/idempotency/purge-expired-keys.ts";
import { GUEST_FORM_DAYS } from "#features/quotes/domain/form-cookie.ts";
import { purgeOldForms } from "#features/quotes/server/order-form/order-form.ts";
import type { Reservations } from "#features/reservation/server/reservations.ts";
import { purgeFormerVisitorKeys } from "#platform/rate-limit/visitor-keys.ts";
import type { FileStore } from "#ports/files.ts";
import { purgeUnreferencedFiles } from "./purge-unreferenced-files.ts";

/** How long is kept what is of use for a while only. Sessions, tokens and visitors' keys go when they end. */
const KEPT_DAYS = { searchEvents: 90, sentMails: 90 };

export type Sweepers = {
  orders: Pick<Orders, "sweepOrders">;
  forwarding: Pick<Forwarding, "sweepRequests" | "notifyStorageEnds">;
  claims: Pick<Claims, "purgeClaimFiles">;
  reservations: Pick<Reservations, "redactEndedReservations">;
  files: Pick<FileStore, "listKind" | "remove">;
};

/**
 * Every night: what nobody will ask for again, and orders and parcels that nobody paid for. Each part is
 * done whatever became of the others: files may be away while the database is there.
 */
export async function sweep(
  db: Database,
  { orders, forwarding, claims, reservations, files }: Sweepers,
  now = new Date(),
): Promise<void> {
  const problems: unknown[] = [];
  for (const part of [
    () => orders.sweepOrders(now),
    () => forwarding.sweepRequests(),
    () => forwarding.notifyStorageEnds(),
    () => claims.purgeClaimFiles(),
    () => reservations.redactEndedReservations(),
    () => purgeOldEvents(db, KEPT_DAYS.searchEvents),
    () => purgeSentMails(db, KEPT_DAYS.sentMails),
    () => purgeExpiredCarts(db, GUEST_CART_DAYS, now),
    () => purgeExpiredCheckouts(db, GUEST_CART_DAYS, now),
    () => purgeOldForms(db, GUEST_FORM_DAYS, now),
    () => purgeUnreferencedFiles(db, files, now),
    () => purgeExpiredSessions(db),
    () => purgeExpiredKeys(db),
    () => purgeFormerVisitorKeys(db),
  ]) {
    try {
      await part();
    } catch (error) {
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, "not all was swept");
}
