import { parseOpeningHours } from "#features/sites/domain/opening-hours.ts";

/** Days are ISO weekdays, Monday 1. */
type Hours = { days: number[]; opens: string; closes: string }[];

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** "Mo-Fr 09:00-17:00, Sa 10:00-13:00"; undefined if it is not in the notation of schema.org. */
export function readWarehouseHours(text: string): Hours | undefined {
  return parseOpeningHours(text)?.flatMap(({ days, times }) =>
    times.map((range) => {
      const [opens = "", closes = ""] = range.split("–");
      const listed = days.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at + 1),
      );
      return { days: listed, opens, closes };
    }),
  );
}

/** The reverse of `readWarehouseHours`. */
export function writeWarehouseHours(hours: Hours): string {
  return hours.map(({ days, opens, closes }) => `${daysText(days)} ${opens}-${closes}`).join(", ");
}

/** Writes consecutive days as a range. */
function daysText(days: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  const name = (day: number) => DAYS[day - 1] ?? "";
  return runs
    .map(([first, last]) => (first === last ? name(first) : `${name(first)}-${name(last)}`))
    .join(",");
}
