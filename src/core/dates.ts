import { DAY_MS, MINUTE_MS } from "./durations.ts";

/** SPEC §9: yyyy-MM-dd and HH:mm; lt-LT writes dates exactly so. */
const DEFAULT_DATE_LOCALE = "lt-LT";

const YEAR_MS = 366 * DAY_MS;

const DATE = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Making a formatter takes a hundred times as long as using it. */
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

/** The day that it is at a place: a moment has another one a few hours east. */
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

/** `13 Nov` in this year, `2025-11-13` in others. */
export function formatShortDay(date: Date, now: Date, reader: Reader): string {
  const day = formatDate(date, reader.timeZone);
  const isThisYear = day.slice(0, 4) === formatDate(now, reader.timeZone).slice(0, 4);
  return isThisYear ? formatFor(reader, SHORT).format(date) : day;
}

/** `Monday 16 November`: at the head of a page. */
export function formatLongDay(date: Date, reader: Reader): string {
  // Lithuanian writes `18 d.`: the two are never on two lines.
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

/** From Monday on, as short as the language has them. */
export function weekdayNames(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2024, 0, 1 + day)));
}

/** By which tariffs, storage and the catalogue are counted, the same for every site. */
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
  // Clocks may have been changed between the two.
  return new Date(wanted - aheadMs(near, timeZone));
}

/** A place's clock for about a year: ahead of UTC by so much, and from a moment on (in ms) by something else. */
export type ZoneClock = { aheadMs: number; next: { from: number; aheadMs: number } | null };

/** Whoever has it can tell today's date at the place without a formatter, the first of which costs a browser 20 ms. */
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

/** The day that it is there. */
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
 * Whether it is a day as yyyy-MM-dd that the calendar has, of the years 1900 to 9998: a day more or less must
 * still be one that JavaScript and the database can write.
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
