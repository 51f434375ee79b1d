/** SPEC §9: yyyy-MM-dd and HH:mm; lt-LT writes dates exactly so. */
const DEFAULT_DATE_LOCALE = "lt-LT";

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

export function formatDate(date: Date, timeZone = "UTC"): string {
  return dateFormatter(timeZone).format(date);
}

export function formatTime(date: Date, timeZone = "UTC"): string {
  return timeFormatter(timeZone).format(date);
}

/** Whether it is a day as yyyy-MM-dd that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
