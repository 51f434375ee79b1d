import { addDays, formatDate, startOfDay } from "#core/dates.ts";
import { HOUR_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import { selectPaidByHour } from "./figures.repository.ts";

type Hour = { orders: number; incomeCents: number };

const HOURS = 24;

async function readHours(
  db: Queryable,
  from: Date,
  siteIds: readonly number[] | undefined,
): Promise<Hour[]> {
  const until = new Date(from.getTime() + HOURS * HOUR_MS);
  const rows = await selectPaidByHour(db, { from, until, siteIds });
  const byHour = new Map(rows.map((row) => [row.hour, row]));
  return Array.from({ length: HOURS }, (_, at) => ({
    orders: byHour.get(at)?.orders ?? 0,
    incomeCents: byHour.get(at)?.incomeCents ?? 0,
  }));
}

/** Today next to the same day of last week, in the office's time zone. */
export async function readFigures(
  db: Queryable,
  at: { now: Date; timeZone: string; siteIds: readonly number[] | undefined },
) {
  const { now, timeZone, siteIds } = at;
  const today = formatDate(now, timeZone);
  const start = startOfDay(today, timeZone);
  const before = startOfDay(addDays(today, -7), timeZone);
  return {
    day: today,
    /** How many hours of today have begun. */
    hours: Math.min(HOURS, Math.floor((now.getTime() - start.getTime()) / HOUR_MS) + 1),
    today: await readHours(db, start, siteIds),
    lastWeek: await readHours(db, before, siteIds),
  };
}
export type Figures = Awaited<ReturnType<typeof readFigures>>;
