import type { Transitions } from "#core/state-machine.ts";

export const RESERVATION_STATUSES = [
  "requested",
  "confirmed",
  "ready",
  "collected",
  "expired",
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Product notes §4. Whoever calls it off, or does not come, lets go of the phone. */
export const RESERVATION_TRANSITIONS: Transitions<ReservationStatus> = {
  requested: ["confirmed", "expired"],
  confirmed: ["ready", "expired"],
  ready: ["collected", "expired"],
  collected: [],
  expired: [],
};

/** A phone stands for each of these: there are never more of them than phones, and of a model one for a person. */
export const PHONE_HOLDING_STATUSES = [
  "confirmed",
  "ready",
  "collected",
] as const satisfies ReservationStatus[];

/** Where staff bring one. */
export const RESERVATION_STEPS = ["ready", "collected", "expired"] as const;
export type ReservationStep = (typeof RESERVATION_STEPS)[number];

export type ReservationActor =
  | { kind: "visitor" | "system" }
  | { kind: "staff"; id: number | null };
