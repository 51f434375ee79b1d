import { addDays, formatDate, startOfDay } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import type { Transitions } from "#core/state-machine.ts";

/** The reservation policy's own numbers. */
export const CONFIRM_HOURS = 24;
const COLLECT_WORKING_DAYS = 3;
/** How long name, e-mail and telephone number are kept after a reservation ends. */
export const RETENTION_DAYS = 182;

const SUNDAY = 0;
const SATURDAY = 6;

export const confirmUntil = (now: Date): Date =>
  new Date(now.getTime() + (CONFIRM_HOURS / 24) * DAY_MS);

/** To the end of the third working day after the one on which we write; Saturdays and Sundays are none. */
export function collectUntil(now: Date, timeZone: string): Date {
  let day = formatDate(now, timeZone);
  for (let left = COLLECT_WORKING_DAYS; left > 0; ) {
    day = addDays(day, 1);
    const weekday = new Date(day).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left--;
  }
  return new Date(startOfDay(addDays(day, 1), timeZone).getTime() - 1000);
}

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
