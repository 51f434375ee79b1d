const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** The opening hours of a day, 0 is Monday; times are like "09:00-12:00". */
export type DayHours = { day: number; times: string[] };

export const DAY_AND_NIGHT = "Mo-Su 00:00-24:00";

/** A week in schema.org's notation; days with the same hours are grouped. */
export function weekHours(days: readonly DayHours[]): string {
  const week = DAYS.map((_, day) =>
    days
      .filter((one) => one.day === day)
      .flatMap(({ times }) => joinTimes(times))
      .join(","),
  );
  const runs: { from: number; to: number; times: string }[] = [];
  for (const [day, times] of week.entries()) {
    const last = runs.at(-1);
    if (last && last.to === day - 1 && last.times === times) last.to = day;
    else if (times) runs.push({ from: day, to: day, times });
  }
  return runs
    .map(({ from, to, times }) => `${DAYS[from]}${from === to ? "" : `-${DAYS[to]}`} ${times}`)
    .join("; ");
}

/** Reads "0930", "9:30" and "09.30" as the same time; returns undefined for anything else. */
function clockTime(text: string): string | undefined {
  const [, hours = "", minutes = "00"] = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?$/.exec(text) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** A span from two times; from 00:01 to 23:59 is the whole day. */
export function timeSpan(from: string, to: string): string[] {
  const [opens, closes] = [clockTime(from), clockTime(to)];
  if (!opens || !closes || opens === closes) return [];
  return [`${opens === "00:01" ? "00:00" : opens}-${closes === "23:59" ? "24:00" : closes}`];
}

/** Joins a span with the one before it if it begins where that one ends. */
function joinTimes(times: readonly string[]): string[] {
  const joined: string[] = [];
  for (const span of times) {
    const last = joined.at(-1);
    if (last && last.slice(6) === span.slice(0, 5))
      joined.push(`${joined.pop()?.slice(0, 6)}${span.slice(6)}`);
    else joined.push(span);
  }
  return joined;
}
