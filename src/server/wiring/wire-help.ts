import type { RouterContextProvider } from "react-router";
import type { DatabaseConnection } from "#database/connect.ts";
import { bindClaims } from "#features/claims/server/claims.ts";
import { claimsContext } from "#features/claims/shop/claims.context.ts";
import { RESERVATION_COOKIE } from "#features/reservation/domain/reservation-paths.ts";
import { bindReservations } from "#features/reservation/server/reservations.ts";
import { reservationContext } from "#features/reservation/shop/reservation.context.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { FileStore } from "#ports/files.ts";
import type { wireAccounts } from "./wire-accounts.ts";

type Options = {
  database: DatabaseConnection;
  accounts: Pick<ReturnType<typeof wireAccounts>, "orders" | "forwarding" | "limits">;
  files: FileStore;
};

/** What people ask of us beside goods: claims, questions, phones to be reserved; a part of `services.ts`. */
export function wireHelp({ database: { db }, accounts, files }: Options) {
  const { orders, forwarding, limits } = accounts;
  const { postMail, linkTo, findSite, reportProblem } = orders.deps;
  const now = () => new Date();
  const post = { db, limits, postMail, linkTo, findSite, now };
  return {
    claims: bindClaims({ ...post, orders, forwarding, files }),
    reservations: bindReservations({ ...post, reportProblem }),
    contact: { db, limits, postMail },
  };
}
export type Help = ReturnType<typeof wireHelp>;

/** How their pages reach them. */
export function fillHelpContext(
  context: RouterContextProvider,
  { claims, reservations }: Help,
  { cookies }: { cookies: RequestContext["cookies"] },
): void {
  context.set(claimsContext, claims);
  context.set(reservationContext, {
    ...reservations,
    confirmedHere: (siteId) => reservations.findReservation(cookies[RESERVATION_COOKIE], siteId),
  });
}
