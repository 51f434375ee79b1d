import { addDays } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import type { Cents } from "#core/money.ts";

/** The balance at the end of a day on which it changed. */
export type DayEnd = { day: string; cents: Cents };

const SHOWN_DAYS = 365;
/** A chart with more steps than this is unreadable; then each step is a week. */
const MOST_STEPS = 60;
const WEEK = 7;

/** The last year of a balance as steps, the oldest first: from the balance at its start to the balance today. */
export function balanceOverTime(days: readonly DayEnd[], today: string): DayEnd[] {
  const start = addDays(today, -SHOWN_DAYS);
  const before = days.findLast(({ day }) => day < start);
  const within = days.filter(({ day }) => day >= start);
  const steps = within.length > MOST_STEPS ? weekEnds(within, start) : within;
  const isOpened = !before || steps[0]?.day === start;
  const opened = isOpened ? steps : [{ day: start, cents: before.cents }, ...steps];
  const last = opened.at(-1);
  return last && last.day < today ? [...opened, { day: today, cents: last.cents }] : opened;
}

/** Whether the wallet existed for the whole year. */
export const coversYear = ([first]: readonly DayEnd[], today: string): boolean =>
  first !== undefined && first.day <= addDays(today, -SHOWN_DAYS);

function weekEnds(days: readonly DayEnd[], start: string): DayEnd[] {
  const weekOf = (day: string) => Math.floor((Date.parse(day) - Date.parse(start)) / DAY_MS / WEEK);
  return days.filter(({ day }, at) => {
    const next = days[at + 1];
    return !next || weekOf(next.day) !== weekOf(day);
  });
}
