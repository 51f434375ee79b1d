import type { ReservationStatus } from "./reservation-status.ts";

/** One colour and storage of a model, on one site; euros. */
export type PhoneOnWire = {
  id: number;
  /** Neutral words, titled by messages: `navy`, `256gb`. */
  colour: string;
  storage: string;
  price: number;
  /** How many can still be reserved. */
  left: number;
  picture: string | null;
};
export type PhoneModel = { model: string; name: string; phones: PhoneOnWire[] };

/** Whoever holds the mailed link sees this, and nothing about the person. */
export type ReservationView = {
  status: ReservationStatus;
  name: string;
  phone: Omit<PhoneOnWire, "id" | "left">;
  /** Whose turn it is: 1 is the next. Only while it waits. */
  position: number | null;
  /** Until when it must be confirmed, or the phone collected. */
  until: string | null;
};
