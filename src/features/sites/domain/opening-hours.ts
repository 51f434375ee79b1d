import { weekdayNames } from "#core/dates.ts";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const RANGE = String.raw`[A-Z][a-z](?:\s*[-–]\s*[A-Z][a-z])?`;
const TIME = String.raw`\d{1,2}:\d{2}\s*[-–]\s*\d{1,2}:\d{2}`;
const listOf = (one: string) => `(${one}(?:\\s*,\\s*${one})*)`;
const RULE = `${listOf(RANGE)}\\s+${listOf(TIME)}`;
const RULES = new RegExp(`^${RULE}(?:\\s*[,;]\\s*${RULE})*$`);

type Range = { from: number; to: number };
/** Days 0 (Monday) to 6 with the same hours; a range that ends where it begins is one day. */
export type OpeningHours = { days: Range[]; times: string[] }[];

/**
 * Schema.org's notation, which search engines read too: "Mo-Fr 08:00-19:00, Sa 10:00-15:00".
 * Undefined if the text is in any other form.
 */
export function parseOpeningHours(text: string): OpeningHours | undefined {
  if (!RULES.test(text)) return undefined;
  const hours = [...text.matchAll(new RegExp(RULE, "g"))].map(([, days = "", times = ""]) => ({
    days: days.split(",").map(parseDays),
    times: times.split(",").map(parseTimes),
  }));
  return isWhole(hours) ? hours : undefined;
}

type ReadHours = { days: (Range | undefined)[]; times: (string | undefined)[] }[];
const isWhole = (hours: ReadHours): hours is OpeningHours =>
  hours.every(({ days, times }) => ![...days, ...times].includes(undefined));

function parseDays(text: string): Range | undefined {
  const days: readonly string[] = DAYS;
  const [from = -1, to = from] = text
    .trim()
    .split(/\s*[-–]\s*/)
    .map((day) => days.indexOf(day));
  return from >= 0 && to >= from ? { from, to } : undefined;
}

function parseTimes(text: string): string | undefined {
  const times = text
    .trim()
    .split(/\s*[-–]\s*/)
    .map((time) => time.padStart(5, "0"));
  const isTime = (time: string) => time <= "24:00" && time.slice(3) < "60";
  return times.every(isTime) ? times.join("–") : undefined;
}

/** One row for each group of days, in the order in which they were written. */
export function openingHoursRows(
  text: string,
  language: string,
): { days: string; times: string }[] | undefined {
  return parseOpeningHours(text)?.map(({ days, times }) => ({
    days: days.map((range) => daysInWords(range, language)).join(", "),
    times: times.join(", "),
  }));
}

/** "Mon–Fri 08:00–19:00, Sat 10:00–15:00"; a text in another notation is shown as written. */
export function formatOpeningHours(text: string, language: string): string {
  const rows = openingHoursRows(text, language);
  return rows?.map(({ days, times }) => `${days} ${times}`).join(", ") ?? text;
}

/** The days on which the company is closed, or undefined if there are none. */
export function closedDays(text: string, language: string): string | undefined {
  const open = parseOpeningHours(text)?.flatMap(({ days }) => days);
  if (!open) return undefined;
  const closed = DAYS.map((_, day) => day).filter(
    (day) => !open.some(({ from, to }) => from <= day && day <= to),
  );
  const ranges: Range[] = [];
  for (const day of closed) {
    const last = ranges.at(-1);
    if (last?.to === day - 1) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges.map((range) => daysInWords(range, language)).join(", ") || undefined;
}

function daysInWords({ from, to }: Range, language: string): string {
  const names = SHOP_DOOR_NAMES[language] ?? weekdayNames(language);
  return from === to ? `${names[from]}` : `${names[from]}–${names[to]}`;
}

/** Short names as shops write them. Intl's names differ between browsers, but a page must not. */
const SHOP_DOOR_NAMES: Record<string, readonly string[]> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  lt: ["I", "II", "III", "IV", "V", "VI", "VII"],
  lv: ["P.", "O.", "T.", "C.", "Pk.", "S.", "Sv."],
  et: ["E", "T", "K", "N", "R", "L", "P"],
  ru: ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"],
};
