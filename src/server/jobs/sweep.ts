import type { Database } from "#database/connect.ts";
import { forgetEnded } from "#features/account/server/erasing/forget-ended.ts";
import { GUEST_CART_DAYS } from "#features/cart/domain/cart-cookie.ts";
import { forgetCarts } from "#features/cart/server/forget-carts.ts";
import { forgetEvents } from "#features/catalogue/server/events/forget-events.ts";
import { forgetCheckouts } from "#features/checkout/server/forget-checkouts.ts";
import type { Claims } from "#features/claims/server/claims.ts";
import type { Forwarding } from "#features/forwarding/server/forwarding.ts";
import { forgetSentMails } from "#features/mail/server/forget-sent-mails.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import { forgetKeys } from "#features/payments/server/idempotency/forget-keys.ts";
import { GUEST_FORM_DAYS } from "#features/quotes/domain/form-cookie.ts";
import { forgetForms } from "#features/quotes/server/order-form/order-form.ts";
import type { Reservations } from "#features/reservation/server/reservations.ts";
import { forgetFormerVisitorKeys } from "#features/sites/server/visitor-keys/visitor-keys.ts";
import type { FileStore } from "#ports/files.ts";
import { forgetUnnamedFiles } from "./forget-unnamed-files.ts";

/** How long is kept what is of use for a while only. Sessions, tokens and visitors' keys go when they end. */
const KEPT_DAYS = { searchEvents: 90, sentMails: 90 };

export type Sweepers = {
  orders: Pick<Orders, "sweepOrders">;
  forwarding: Pick<Forwarding, "sweepRequests" | "tellStorageEnds">;
  claims: Pick<Claims, "forgetClaimFiles">;
  reservations: Pick<Reservations, "forgetReservations">;
  files: Pick<FileStore, "listKind" | "forget">;
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
  const troubles: unknown[] = [];
  for (const part of [
    () => orders.sweepOrders(now),
    () => forwarding.sweepRequests(),
    () => forwarding.tellStorageEnds(),
    () => claims.forgetClaimFiles(),
    () => reservations.forgetReservations(),
    () => forgetEvents(db, KEPT_DAYS.searchEvents),
    () => forgetSentMails(db, KEPT_DAYS.sentMails),
    () => forgetCarts(db, GUEST_CART_DAYS, now),
    () => forgetCheckouts(db, GUEST_CART_DAYS, now),
    () => forgetForms(db, GUEST_FORM_DAYS, now),
    () => forgetUnnamedFiles(db, files, now),
    () => forgetEnded(db),
    () => forgetKeys(db),
    () => forgetFormerVisitorKeys(db),
  ]) {
    try {
      await part();
    } catch (error) {
      troubles.push(error);
    }
  }
  if (troubles.length > 0) throw new AggregateError(troubles, "not all was swept");
}
