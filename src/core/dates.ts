/** SPEC §9: yyyy-MM-dd and HH:mm; lt-LT writes dates exactly so. */
export const DEFAULT_DATE_LOCALE = "lt-LT";

export function formatDate(date: Date, timeZone = "UTC"): string {
  return new Intl.DateTimeFormat(DEFAULT_DATE_LOCALE, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone,
  }).format(date);
}

export function formatTime(date: Date, timeZone = "UTC"): string {
  return new Intl.DateTimeFormat(DEFAULT_DATE_LOCALE, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(date);
}
