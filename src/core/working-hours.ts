import { addDays, formatDate, startOfDay } from "./dates.ts";
import { DAY_MS, MINUTE_MS } from "./durations.ts";

/** For each day from Monday on: the working hours, in minutes since midnight. */
type WorkingWeek = readonly (readonly [from: number, to: number][])[];

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const PART = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d\d):(\d\d)-(\d\d):(\d\d)$/;
/** The default if nothing else is set. */
const USUAL = "Mo-Fr 09:00-18:00";

/** Parses `Mo-Fr 08:00-19:00, Sa 10:00-15:00`, as schema.org writes it; unreadable text gives the usual week. */
export function readWorkingWeek(text: string): WorkingWeek {
  const week: [number, number][][] = DAYS.map(() => []);
  for (const part of text.split(",")) {
    const [, first = "", last = first, ...times] = PART.exec(part.trim()) ?? [];
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.map(Number);
    const span: [number, number] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
    if (span[0] >= span[1]) continue;
    const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    for (let day = from; from >= 0 && day <= to; day++) week[day]?.push(span);
  }
  const isWorked = week.some((day) => day.length > 0);
  return isWorked || text === USUAL ? week : readWorkingWeek(USUAL);
}

/** Stops loops over days: a search that gets this far has a week without any work. */
const MOST_DAYS = 4000;
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/** The working hours of each day. It caches the days it has computed, so create one and use it for many questions. */
function createWorkDays(week: WorkingWeek, timeZone: string) {
  const midnights = new Map<string, number>();
  const known = new Map<string, { from: number; to: number }[]>();

  function midnightOf(day: string): number {
    const midnight = midnights.get(day) ?? startOfDay(day, timeZone).getTime();
    midnights.set(day, midnight);
    return midnight;
  }

  function spansOf(day: string) {
    let spans = known.get(day);
    if (!spans) {
      const midnight = midnightOf(day);
      spans = (week[weekdayOf(day)] ?? []).map(([from, to]) => ({
        from: midnight + from * MINUTE_MS,
        to: midnight + to * MINUTE_MS,
      }));
      known.set(day, spans);
    }
    return spans;
  }

  /** The spans of work that end after a moment, in order. */
  function* spansFrom(moment: number) {
    let day = formatDate(new Date(moment), timeZone);
    for (let at = 0; at < MOST_DAYS; at++, day = addDays(day, 1)) {
      for (const { from, to } of spansOf(day)) {
        if (to > moment) yield { from: Math.max(from, moment), to, day };
      }
    }
  }

  return { midnightOf, spansOf, spansFrom };
}

/** A clock that counts only working time. */
export function createWorkClock(week: WorkingWeek, timeZone: string) {
  const { midnightOf, spansOf, spansFrom } = createWorkDays(week, timeZone);

  /** The moment when this much working time has passed since `since`. */
  function addTime(since: Date, ms: number): Date {
    let left = ms;
    for (const { from, to } of spansFrom(since.getTime())) {
      if (to - from >= left) return new Date(from + left);
      left -= to - from;
    }
    return new Date(since.getTime() + ms);
  }

  /** The same time of day, this many working days later; moved into that day's working hours if it is outside them. */
  function addWorkingDays(since: Date, days: number): Date {
    const worked = new Set<string>();
    let time: number | undefined;
    for (const { from, day } of spansFrom(since.getTime())) {
      time ??= from - midnightOf(day);
      worked.add(day);
      if (worked.size <= days) continue;
      const { from: opens = 0 } = spansOf(day)[0] ?? {};
      const { to: closes = 0 } = spansOf(day).at(-1) ?? {};
      return new Date(Math.min(Math.max(midnightOf(day) + time, opens), closes));
    }
    return new Date(since.getTime() + days * DAY_MS);
  }

  /** Milliseconds of working time between two moments; negative if `to` is before `from`. */
  function timeBetween(from: Date, to: Date): number {
    if (to < from) return 0 - timeBetween(to, from);
    let total = 0;
    for (const span of spansFrom(from.getTime())) {
      if (span.from >= to.getTime()) break;
      total += Math.min(span.to, to.getTime()) - span.from;
    }
    return total;
  }

  /** The last moment of work up to now: now itself, or the end of the last working span before it. */
  function lastWorked(now: Date): Date {
    let day = formatDate(now, timeZone);
    for (let at = 0; at < MOST_DAYS; at++, day = addDays(day, -1)) {
      const span = spansOf(day).findLast(({ from }) => from < now.getTime());
      if (span) return new Date(Math.min(span.to, now.getTime()));
    }
    return now;
  }

  return { addTime, addWorkingDays, timeBetween, lastWorked };
}
export type WorkClock = ReturnType<typeof createWorkClock>;
