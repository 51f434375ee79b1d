import { DAY_MS, MINUTE_MS } from "./durations.ts";

/** SPEC §9: yyyy-MM-dd and HH:mm; lt-LT writes dates exactly so. */
const DEFAULT_DATE_LOCALE = "lt-LT";

const YEAR_MS = 366 * DAY_MS;

const DATE = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Creating a formatter takes a hundred times as long as using it, so formatters are kept. */
function formatters(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    let formatter = made.get(timeZone);
    if (!formatter) {
      formatter = new Intl.DateTimeFormat(DEFAULT_DATE_LOCALE, { ...options, timeZone });
      made.set(timeZone, formatter);
    }
    return formatter;
  };
}

const dateFormatter = formatters(DATE);
const timeFormatter = formatters(TIME);

/** The calendar day at a place: at the same moment, it can be another day in another time zone. */
export function formatDate(date: Date, timeZone: string): string {
  return dateFormatter(timeZone).format(date);
}

export function formatTime(date: Date, timeZone: string): string {
  return timeFormatter(timeZone).format(date);
}

export const isSameDay = (one: Date, other: Date, timeZone: string): boolean =>
  formatDate(one, timeZone) === formatDate(other, timeZone);

/** Staff read days as their language writes them; shoppers do as SPEC §9 says. */
type Reader = { language: string; timeZone: string };

const SHORT = { day: "numeric", month: "short" } as const;
const LONG = { weekday: "long", day: "numeric", month: "long" } as const;
const dayFormatters = new Map<string, Intl.DateTimeFormat>();

function formatFor({ language, timeZone }: Reader, options: typeof SHORT | typeof LONG) {
  const key = `${language} ${timeZone} ${options.month}`;
  // The day before the month, as the rest of Europe has it.
  const locale = language === "en" ? "en-GB" : language;
  const formatter =
    dayFormatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  dayFormatters.set(key, formatter);
  return formatter;
}

/** `13 Nov` in the current year, `2025-11-13` in other years. */
export function formatShortDay(date: Date, now: Date, reader: Reader): string {
  const day = formatDate(date, reader.timeZone);
  const isThisYear = day.slice(0, 4) === formatDate(now, reader.timeZone).slice(0, 4);
  return isThisYear ? formatFor(reader, SHORT).format(date) : day;
}

/** `Monday 16 November`: at the head of a page. */
export function formatLongDay(date: Date, reader: Reader): string {
  // Lithuanian writes `18 d.`: a non-breaking space keeps the two on one line.
  const day = formatFor(reader, LONG)
    .format(date)
    .replace(/(\d) (?=d\.)/, "$1\u00a0");
  return day.charAt(0).toLocaleUpperCase(reader.language) + day.slice(1);
}

/** Two days as yyyy-MM-dd; what both have in common is written once: `2026-11-18 – 20`, `2026-11-28 – 12-02`. */
export function formatDayRange(first: string, last: string): string {
  if (first === last) return first;
  const isSame = (length: number) => first.slice(0, length) === last.slice(0, length);
  const start = isSame("yyyy-MM-".length) ? 8 : isSame("yyyy-".length) ? 5 : 0;
  return `${first} – ${last.slice(start)}`;
}

/** The shortest names that the language has, starting with Monday. */
export function weekdayNames(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2024, 0, 1 + day)));
}

/** Tariffs, storage and the catalogue count days in UTC, so that they are the same for every site. */
export function utcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** How far a place's clock is ahead of UTC, to the minute. */
function aheadMs(at: Date, timeZone: string): number {
  const shown = Date.parse(`${formatDate(at, timeZone)}T${formatTime(at, timeZone)}Z`);
  return shown - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
}

/** When a day (yyyy-MM-dd) begins at a place. */
export function startOfDay(day: string, timeZone: string): Date {
  const wanted = Date.parse(day);
  const near = new Date(wanted - aheadMs(new Date(wanted), timeZone));
  // The clocks may have changed between `wanted` and `near`, so the offset is read again.
  return new Date(wanted - aheadMs(near, timeZone));
}

/**
 * A time zone's offset from UTC for about a year: `aheadMs` now and, from the moment `next.from` (in ms),
 * `next.aheadMs`.
 */
export type ZoneClock = { aheadMs: number; next: { from: number; aheadMs: number } | null };

/**
 * With the result, code can compute today's date at the place without a formatter; the first one costs a browser 20
 * ms.
 */
export function readZoneClock(timeZone: string, now: Date): ZoneClock {
  const ahead = (at: number) => aheadMs(new Date(at), timeZone);
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const aheadNow = ahead(start);
  for (let before = start; before < start + YEAR_MS; before += DAY_MS) {
    if (ahead(before + DAY_MS) === aheadNow) continue;
    let [same, other] = [before, before + DAY_MS];
    while (other - same > MINUTE_MS) {
      const middle = same + Math.floor((other - same) / MINUTE_MS / 2) * MINUTE_MS;
      if (ahead(middle) === aheadNow) same = middle;
      else other = middle;
    }
    return { aheadMs: aheadNow, next: { from: other, aheadMs: ahead(other) } };
  }
  return { aheadMs: aheadNow, next: null };
}

/** The calendar day at the place of this clock. */
export function dayByClock({ aheadMs, next }: ZoneClock, now: Date): string {
  const at = now.getTime();
  return utcDay(new Date(at + (next && at >= next.from ? next.aheadMs : aheadMs)));
}

export function isTimeZone(name: string): boolean {
  try {
    return dateFormatter(name) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Whether the text is a real calendar day as yyyy-MM-dd, of the years 1900 to 9998. The limits leave room: JavaScript
 * and the database must still be able to write the day before and the day after.
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "1900" || text >= "9999") return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return utcDay(date);
}
