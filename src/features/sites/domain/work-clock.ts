import { createWorkClock, readWorkingWeek, type WorkClock } from "#core/working-hours.ts";
import type { Site } from "./site.ts";

/** The working hours of the site's staff: the company's hours in the site's time zone. */
export const workClockOf = ({ company, timeZone }: Pick<Site, "company" | "timeZone">): WorkClock =>
  createWorkClock(readWorkingWeek(company.hours), timeZone);
