import type { ReservationStatus } from "#features/reservations/domain/reservation-status.ts";

export type ReservationDefinition = {
  siteId: number;
  phone: { model: string; colour: string; storage: string };
  firstName: string;
  lastName: string;
  phoneNumber: string;
  language: string;
  status: ReservationStatus;
  /** How long ago it came into this status. */
  hoursAgo: number;
};

const SAGA = { model: "halvorn-saga-3", colour: "silver", storage: "256gb" };
const FABLE = { model: "halvorn-fable-7", colour: "silver", storage: "256gb" };
const LUMI = { model: "okivo-lumi-5", colour: "sky", storage: "128gb" };

const waiting = (
  [firstName, lastName, phoneNumber]: [string, string, string],
  reservation: Pick<ReservationDefinition, "siteId" | "phone" | "status" | "hoursAgo">,
): ReservationDefinition => ({
  firstName,
  lastName,
  phoneNumber,
  language: reservation.siteId === 2 ? "lt" : "en",
  ...reservation,
});

/** A queue of three, a phone that lies ready, one that was collected, and a request of this morning. */
export const DEMO_RESERVATIONS: readonly ReservationDefinition[] = [
  waiting(["Monika", "Paulauskaitė", "+370 615 20011"], {
    siteId: 1,
    phone: SAGA,
    status: "confirmed",
    hoursAgo: 50,
  }),
  waiting(["Tomas", "Grigas", "+370 615 20012"], {
    siteId: 1,
    phone: SAGA,
    status: "confirmed",
    hoursAgo: 29,
  }),
  waiting(["Elena", "Orlova", "+371 2615 2013"], {
    siteId: 1,
    phone: SAGA,
    status: "confirmed",
    hoursAgo: 5,
  }),
  waiting(["Lukas", "Stonkus", "+370 615 20014"], {
    siteId: 1,
    phone: FABLE,
    status: "ready",
    hoursAgo: 20,
  }),
  waiting(["Ieva", "Mažeikaitė", "+370 615 20015"], {
    siteId: 2,
    phone: FABLE,
    status: "collected",
    hoursAgo: 70,
  }),
  waiting(["Paulius", "Noreika", "+370 615 20016"], {
    siteId: 2,
    phone: LUMI,
    status: "confirmed",
    hoursAgo: 26,
  }),
  waiting(["Agnė", "Vaitkutė", "+370 615 20017"], {
    siteId: 2,
    phone: LUMI,
    status: "requested",
    hoursAgo: 2,
  }),
];
