import { toDecimal } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import type { ReservationView } from "../contract.ts";
import {
  countAhead,
  type Reservation,
  selectPhone,
  selectReservation,
} from "./reservations.repository.ts";

/** Finds a reservation by the token of its link; undefined for a link of another site. */
export async function findReservation(
  { db }: { db: Queryable },
  token: string | undefined,
  siteId: number,
): Promise<ReservationView | undefined> {
  const tokenHash = hashSecret(token);
  const found = tokenHash && (await selectReservation(db, { tokenHash }));
  return found?.siteId === siteId ? viewReservation({ db }, found) : undefined;
}

export async function viewReservation(
  { db }: { db: Queryable },
  reservation: Reservation,
): Promise<ReservationView> {
  const phone = await selectPhone(db, reservation.phoneId);
  if (!phone) throw new Error("A reservation is of no phone");
  const { status, expiresAt } = reservation;
  const { name, colour, storage, priceCents, picture } = phone;
  return {
    status,
    name,
    phone: { colour, storage, price: toDecimal(priceCents), picture },
    position: status === "confirmed" ? await countAhead(db, reservation) : null,
    until: expiresAt?.toISOString() ?? null,
  };
}
