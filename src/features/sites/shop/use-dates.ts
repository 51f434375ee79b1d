import { formatDate, formatTime } from "#core/dates.ts";
import { useShell } from "./use-shell.ts";

/** Moments by the clock of the site's own place, the same on the server and wherever they are read. */
export function useDates() {
  const { timeZone } = useShell();
  const day = (at: string) => formatDate(new Date(at), timeZone);
  const time = (at: string) => formatTime(new Date(at), timeZone);
  return { day, time, dayAndTime: (at: string) => `${day(at)} ${time(at)}` };
}
