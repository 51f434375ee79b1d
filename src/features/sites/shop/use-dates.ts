import { addDays, formatDate, formatDayRange, formatTime } from "#core/dates.ts";
import { useShell } from "./use-shell.ts";

/** Moments by the clock of the site's own place, the same on the server and wherever they are read. */
export function useDates() {
  const { timeZone } = useShell();
  const day = (at: string) => formatDate(new Date(at), timeZone);
  const time = (at: string) => formatTime(new Date(at), timeZone);
  return {
    day,
    time,
    dayAndTime: (at: string) => `${day(at)} ${time(at)}`,
    /** The days that a wait of so many makes, counted from a day as yyyy-MM-dd. */
    daysFrom: (first: string, { min, max }: { min: number; max: number }) =>
      formatDayRange(addDays(first, min), addDays(first, max)),
  };
}
