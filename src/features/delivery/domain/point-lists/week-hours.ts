const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** When a point is open on a day, 0 is Monday; times are "09:00-12:00". */
export type DayHours = { day: number; times: string[] };

export const DAY_AND_NIGHT = "Mo-Su 00:00-24:00";

/** A week in Schema.org's notation, days with the same hours together. */
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

/** "0930", "9:30" and "09.30" are the same time; undefined is none. */
function clockTime(text: string): string | undefined {
  const [, hours = "", minutes = "00"] = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?$/.exec(text) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** From and to as one span; a minute after midnight to a minute before it is the whole day. */
export function timeSpan(from: string, to: string): string[] {
  const [opens, closes] = [clockTime(from), clockTime(to)];
  if (!opens || !closes || opens === closes) return [];
  return [`${opens === "00:01" ? "00:00" : opens}-${closes === "23:59" ? "24:00" : closes}`];
}

/** A span that begins where another ends goes on from it. */
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
