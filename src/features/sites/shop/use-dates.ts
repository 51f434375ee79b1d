import { addDays, formatDate, formatDayRange, formatTime } from "#core/dates.ts";
import { useShell } from "./use-shell.ts";

/** Formats dates and times in the site's time zone, so that server and browsers show the same. */
export function useDates() {
  const { timeZone } = useShell();
  const day = (at: string) => formatDate(new Date(at), timeZone);
  const time = (at: string) => formatTime(new Date(at), timeZone);
  return {
    day,
    time,
    dayAndTime: (at: string) => `${day(at)} ${time(at)}`,
    /** The range of days after a wait of `min` to `max` days from a day given as yyyy-MM-dd. */
    daysFrom: (first: string, { min, max }: { min: number; max: number }) =>
      formatDayRange(addDays(first, min), addDays(first, max)),
  };
}
