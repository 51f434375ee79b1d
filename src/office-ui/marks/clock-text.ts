import type { MessageKey } from "#core/message-key.ts";
import type { MessageParams } from "#i18n/translator.ts";

type ClockLook = "calm" | "soon" | "late";

/** Calm with an hour or more left, soon (amber) with less, late (red) below zero. */
export function clockLook(minutesLeft: number): ClockLook {
  if (minutesLeft < 0) return "late";
  return minutesLeft < 60 ? "soon" : "calm";
}

const DAY = 24 * 60;
const two = (part: number) => String(part).padStart(2, "0");

/** `41 min`, `2 h 05`, `3 d 4 h`; each also exists in a late form. */
export function clockText(minutesLeft: number): { key: MessageKey; params: MessageParams } {
  const isLate = minutesLeft < 0;
  const minutes = Math.abs(Math.trunc(minutesLeft));
  if (minutes < 60) {
    return {
      key: isLate ? "office.clock.minutes_late" : "office.clock.minutes",
      params: { minutes },
    };
  }
  if (minutes < 2 * DAY) {
    const params = { hours: Math.floor(minutes / 60), minutes: two(minutes % 60) };
    return { key: isLate ? "office.clock.hours_late" : "office.clock.hours", params };
  }
  const params = { days: Math.floor(minutes / DAY), hours: Math.floor((minutes % DAY) / 60) };
  return { key: isLate ? "office.clock.days_late" : "office.clock.days", params };
}
