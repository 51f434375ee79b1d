import { createContext } from "react-router";
import type { ReservationView } from "../contract.ts";
import type { Reservations } from "../server/reservations.ts";

type ReservationPages = Pick<Reservations, "listPhones" | "findReservation"> & {
  /** Returns the reservation that was confirmed in this browser. */
  confirmedHere: (siteId: number) => Promise<ReservationView | undefined>;
};

export const reservationsContext = createContext<ReservationPages>();
