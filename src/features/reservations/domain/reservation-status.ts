import { addDays, formatDate, startOfDay } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import { canTransition, type Transitions } from "#core/state-machine.ts";

/** From the reservation policy. */
export const CONFIRM_HOURS = 24;
const COLLECT_WORKING_DAYS = 3;
/** How long name, e-mail and telephone number are kept after a reservation ends. */
export const RETENTION_DAYS = 182;

const SUNDAY = 0;
const SATURDAY = 6;

export const confirmUntil = (now: Date): Date =>
  new Date(now.getTime() + (CONFIRM_HOURS / 24) * DAY_MS);

/** The end of the third working day after the day of the mail; Saturdays and Sundays do not count. */
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

/** Product notes §4. A reservation that is cancelled or not collected in time expires and releases its phone. */
export const RESERVATION_TRANSITIONS: Transitions<ReservationStatus> = {
  requested: ["confirmed", "expired"],
  confirmed: ["ready", "expired"],
  ready: ["collected", "expired"],
  collected: [],
  expired: [],
};

/**
 * Each reservation in these statuses holds a phone: there are never more of them than phones, and only one
 * per person and model.
 */
export const PHONE_HOLDING_STATUSES = [
  "confirmed",
  "ready",
  "collected",
] as const satisfies ReservationStatus[];

/** The statuses that staff can set. */
export const RESERVATION_STEPS = ["ready", "collected", "expired"] as const;
export type ReservationStep = (typeof RESERVATION_STEPS)[number];

/** The steps of staff that a reservation in this status allows; letting go is always the last one. */
export const reservationSteps = (status: ReservationStatus): ReservationStep[] =>
  RESERVATION_STEPS.filter((step) => canTransition(RESERVATION_TRANSITIONS, status, step));

export const RESERVATION_ACTORS = ["visitor", "system", "staff"] as const;
export type ReservationActor =
  | { kind: "visitor" | "system" }
  | { kind: "staff"; id: number | null };
