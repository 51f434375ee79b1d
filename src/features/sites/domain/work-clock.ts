import { createWorkClock, readWorkingWeek, type WorkClock } from "#core/working-hours.ts";
import type { Site } from "./site.ts";

/** Of the people of a site: by the hours of its company and the time of its place. */
export const workClockOf = ({ company, timeZone }: Pick<Site, "company" | "timeZone">): WorkClock =>
  createWorkClock(readWorkingWeek(company.hours), timeZone);
